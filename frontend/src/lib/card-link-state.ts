/** The name of a card, carried from a list of cards to its page: the page has it before the card has come. */

/** What a visit of the page carries. */
export const cardLinkState = (name: string) => ({ name });

/** The name that a visit carries, if it does. */
export function cardNameFromState(visit: unknown): string | undefined {
  const name = (visit as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : undefined;
}
