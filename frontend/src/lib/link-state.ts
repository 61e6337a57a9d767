/** The name of a card or a store, carried by a link to its page: the page shows it before the answer has come. */

/** For the `state` of the link; `id` is the card or the store that it leads to. */
export const linkState = (id: string, name: string) => ({ named: { id, name } });

/** The name that came along for `id`; null where none did. */
export function nameFromLink(state: unknown, id: string): string | null {
  const { named } = (state ?? {}) as Partial<ReturnType<typeof linkState>>;
  return named?.id === id && typeof named.name === 'string' ? named.name : null;
}
