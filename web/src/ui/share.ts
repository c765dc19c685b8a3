/** Does the device have a sheet to share things with? */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the sheet. Whoever closes it has changed their mind; there is nothing to tell. */
export async function openShareSheet(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}

/** Puts a text on the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A table in the local network is no secure context, where there is no clipboard: the old way still works, from
    // inside of an open dialog only.
    const before = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'visually-hidden';
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
