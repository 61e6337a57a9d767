/** Los textos de las cartas: la búsqueda, sus resultados y la página de una carta. */
import type { Texts } from '../../en';
import { finder, noResults, results } from './finder';
import { mana } from './mana';
import { onOffer } from './on-offer';
import { page } from './page';
import { prices } from './prices';
import { syntax } from './syntax';

export const cards: Texts['cards'] = { finder, results, noResults, syntax, onOffer, page, prices, mana };
