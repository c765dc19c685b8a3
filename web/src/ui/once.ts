/** For what must not happen twice: the second click of a double click would answer the next question. */
export function once(deed: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) deed();
  };
}
