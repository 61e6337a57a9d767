/** The texts of cards: the search, its results, and the page of a card. */
import { finder, noResults, results } from './finder';
import { mana } from './mana';
import { onOffer } from './on-offer';
import { page } from './page';
import { prices } from './prices';
import { syntax } from './syntax';

export const cards = { finder, results, noResults, syntax, onOffer, page, prices, mana };
