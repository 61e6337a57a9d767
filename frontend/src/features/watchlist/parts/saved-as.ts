import type { SaveWant, WantDto } from '../../../api/watchlist';

/** What is sent to say of a card again what was said of it. */
export const savedAs = ({
  cardId: _,
  cardName: _name,
  listed: _listed,
  changedAt: _at,
  ...terms
}: WantDto): SaveWant => terms;
