/** The card database's calls, for the screens. */
export { cardsApi } from './generated/cards';
