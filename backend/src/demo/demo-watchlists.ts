// Which cards the demo's players keep an eye on: the same on every machine.

/** Six to twelve of these cards; `seed` tells the people apart. */
export function demoWatchlist(cards: readonly { readonly id: string }[], seed: number): string[] {
  const count = 6 + ((seed * 3) % 7);
  // Not the stride of the listings, so that few watch what they sell; it visits no card twice.
  return Array.from(
    { length: count },
    (_, index) => cards[(seed * 17 + index * 29) % cards.length]?.id ?? '',
  );
}
