import type { SaveWant, WantDto } from '../../../api/watchlist';

/** What is saved of a card without a want: its version. */
export const NO_WANT = { version: 0 } as const;

/** What is sent to say of a card again what was said of it. */
export const savedAs = ({
  cardId: _,
  cardName: _name,
  listed: _listed,
  changedAt: _at,
  version: _version,
  ...terms
}: WantDto): SaveWant => terms;
