// Makes the icons of the installed app from their SVG sources: `node build/app-icons.mjs`. The results are committed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const ICONS = [
  { source: 'icon.svg', target: 'icon-192.png', size: 192 },
  { source: 'icon.svg', target: 'icon-512.png', size: 512 },
  { source: 'icon-maskable.svg', target: 'icon-maskable-512.png', size: 512 },
  // Phones of the other kind cut the corners themselves.
  { source: 'icon-maskable.svg', target: 'icon-180.png', size: 180 },
];

const browser = await chromium.launch({
  executablePath: process.env.VALE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const { source, target, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = `data:image/svg+xml;base64,${readFileSync(PUBLIC + source).toString('base64')}`;
  await page.setContent(`<img src="${picture}" style="position:fixed;inset:0;width:100%;height:100%">`);
  await page.screenshot({ path: PUBLIC + target, omitBackground: true });
  await page.close();
}
await browser.close();
