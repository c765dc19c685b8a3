import { expect, test } from 'vitest';
import { mouse, playOn, still } from './hands';
import { faults } from './measure';
import { AT_ONCE, useStage } from './stage';
import { quickTable } from './tables';

const stage = useStage();

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])(
  'after no move of a whole game of four with Artifacts anything lies over anything else on $width x $height',
  async ({ width, height }) => {
    const person = await stage.person({ viewport: { width, height }, settings: AT_ONCE });
    const { page } = person;
    await person.call('Ada');
    const options = { players: 4, artifact_creatures: true, artifact_tiles: true } as const;
    const table = await person.makeTable(quickTable(options, ['me', { bot: 1 }, { bot: 1 }, { bot: 1 }]));
    await person.open(`/t/${table}`);
    await page.getByRole('region', { name: 'The display' }).waitFor();
    const found = new Map<string, string>();
    await playOn(page, mouse, {
      seed: width + 4,
      each: async () => {
        await still(page);
        if ((await page.locator('dialog[open]').count()) > 0) return;
        const asked = await page.locator('.prompt').innerText();
        for (const fault of await faults(page)) if (!found.has(fault)) found.set(fault, asked);
      },
    });
    expect([...found].map(([fault, asked]) => `${fault}, asked: ${asked.replaceAll(/\s+/g, ' ').slice(0, 90)}`)).toEqual([]);
  },
);
