import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = process.env.VALE_SCREENSHOTS ?? join(tmpdir(), 'vale-screenshots');
mkdirSync(FOLDER, { recursive: true });

/** Keeps a picture of what is shown, with nothing under the mouse. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(150);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
