import type { Page } from 'playwright-core';

/** A text on the screen: what it says, its colour, where it is, and how much contrast it needs. */
interface Text {
  says: string;
  /** The elements around it, for whoever looks for it. */
  inside: string;
  colour: [number, number, number];
  opacity: number;
  needs: number;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** Finds the texts of a page, and lets them vanish, so that a picture shows what is behind them. */
function texts(): Text[] {
  const found: Text[] = [];
  const SMALLEST = 7;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const says = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (says === '' || parent === null || parent.closest('.visually-hidden, [inert], :disabled, [aria-disabled="true"], .fan') !== null)
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(parent);
    const channels = /[\d.]+/g;
    const [red = 0, green = 0, blue = 0, alpha = 1] = ((parent instanceof SVGElement ? style.fill : style.color).match(channels) ?? []).map(
      Number,
    );
    let opacity = alpha;
    let changed = false;
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const { opacity: own, filter } = getComputedStyle(around);
      opacity *= Number(own);
      changed ||= filter !== 'none';
    }
    // A filter changes letters and ground alike; what cannot be used now is drawn so.
    if (changed) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width >= 2 && height >= 2)
      .filter(({ x, y, width, height }) => {
        const top = document.elementsFromPoint(x + width / 2, y + height / 2)[0];
        // What is covered, or beyond the window, is not read.
        return (
          top !== undefined &&
          (top === parent || top.contains(parent) || parent.contains(top) || getComputedStyle(top).pointerEvents === 'none')
        );
      })
      // A line is higher than its letters.
      .map(({ x, y, width, height }) => ({ x, y: y + height * 0.16, width, height: height * 0.68 }));
    if (boxes.length === 0) continue;
    const size = parent instanceof SVGElement ? (boxes[0]?.height ?? 0) : Number.parseFloat(style.fontSize);
    // Of letters this small only the edges would be measured; the same faces are looked at in another size.
    if (size < SMALLEST) continue;
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const around = [parent, parent.parentElement, parent.parentElement?.parentElement].map(
      (element) => element?.getAttribute('class') ?? '',
    );
    found.push({ says, inside: around.join(' < '), colour: [red, green, blue], opacity, needs: large ? 3 : 4.5, boxes });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { color: transparent !important; text-shadow: none !important; transition: none !important; } svg text { fill: transparent !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return found;
}

/** The contrast of each text with what is behind it in a picture: with the worst tenth of it. */
async function measured({ picture, list }: { picture: string; list: Text[] }): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('there is no canvas');
  context.drawImage(image, 0, 0);
  const linear = (channel: number): number => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]: number[]): number =>
    0.2126 * linear(red ?? 0) + 0.7152 * linear(green ?? 0) + 0.0722 * linear(blue ?? 0);
  const bad: string[] = [];
  for (const { says, inside, colour, opacity, needs, boxes } of list) {
    const contrasts: number[] = [];
    for (const { x, y, width, height } of boxes) {
      const { data } = context.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
      for (let at = 0; at < data.length; at += 4) {
        const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const ink = colour.map((channel, index) => channel * opacity + (ground[index] ?? 0) * (1 - opacity));
        const [one, other] = [light(ink), light(ground)];
        contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    }
    contrasts.sort((one, other) => one - other);
    const worst = contrasts[Math.floor(contrasts.length / 10)] ?? 0;
    if (worst < needs) bad.push(`“${says.slice(0, 50)}”, ${inside}: ${worst.toFixed(2)} of ${needs}`);
  }
  return bad;
}

/** The texts of what a page shows that have too little contrast with the pixels behind them (WCAG AA). */
export async function faint(page: Page): Promise<{ bad: string[]; seen: number }> {
  await page.evaluate(() => document.fonts.ready);
  const list = await page.evaluate(texts);
  const picture = (await page.screenshot({ animations: 'disabled', scale: 'css' })).toString('base64');
  await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));
  // A page without rules of its own may read pictures.
  const blank = await page.context().browser()?.newPage();
  if (blank === undefined) throw new Error('the page has no browser');
  const bad = await blank.evaluate(measured, { picture, list });
  await blank.close();
  return { bad, seen: list.length };
}
