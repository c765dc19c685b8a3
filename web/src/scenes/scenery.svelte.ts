import type { Source } from '../protocol';
import type { Detail } from './scene';
import type { Hour } from './valley';

type Painter = typeof import('./painter');

/** What paints scenes. It comes after the page can be used; until then there are plain figures. */
let painter: Painter | undefined = $state.raw();
let sent = false;

/** Waits until the browser has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 200);
  });
}

async function fetchPainter(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await idle();
  try {
    painter = await import('./painter');
    const { landscapes } = painter;
    for (const [family, picture] of landscapes()) {
      document.documentElement.style.setProperty(`--landscape-${family}`, `url("${address(picture)}")`);
    }
    document.documentElement.style.setProperty('--card-back-picture', `url("${address(painter.back())}")`);
  } catch (error) {
    // Without a connection the figures do.
    sent = false;
    console.warn('No scenes:', error);
  }
}

function painting(): Painter | undefined {
  if (!sent && painter === undefined) {
    sent = true;
    void fetchPainter();
  }
  return painter;
}

/** The address of a picture that is not a file. */
export function address(picture: string): string {
  return `data:image/svg+xml,${picture.replaceAll('%', '%25').replaceAll('#', '%23')}`;
}

const kept = new Map<string, string>();

function once(name: string, paint: () => string): string {
  let found = kept.get(name);
  if (found === undefined) {
    found = address(paint());
    kept.set(name, found);
  }
  return found;
}

/** The address of the scene of a creature or tile, as soon as it can be painted. */
export function sceneOf(source: Source, detail: Detail): string | undefined {
  const paint = painting();
  return paint === undefined ? undefined : once(`${detail} ${source}`, () => paint.scene(source, detail));
}

/** The address of the valley at an hour, as soon as it can be painted. */
export function valleyAt(hour: Hour): string | undefined {
  const paint = painting();
  return paint === undefined ? undefined : once(JSON.stringify(hour), () => paint.valley(hour));
}
