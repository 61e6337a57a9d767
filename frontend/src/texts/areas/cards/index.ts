/** Cards, part by part: anyone who reads of one loads that one. */
export { finder, noResults, results } from './finder';
export { mana } from './mana';
export { onOffer } from './on-offer';
export { page } from './page';
export { prices } from './prices';
export { syntax } from './syntax';
