// The face of lookup.

export { CardsLimited } from './card-limit.js';
export { CardNames } from './card-names.js';
export { CardRefusal, CardRefusalFilter, Refuses } from './card-refusal.js';
export { type CardAnswer, CardsQueries, NO_CARD_WITH_ID, NO_CARD_WITH_NUMBER } from './cards.queries.js';
export { LookupModule } from './lookup.module.js';
export { MarketPrices } from './market-prices.js';
export { BOTH, MAX_NAME_LENGTH, NAME_TOO_LONG, NEITHER, nameRequest } from './name-request.js';
export { NamedCards, noneNamed, severalNamed } from './named-cards.js';
export { isOn, lengthOf, textOf } from './parameters.js';
export { type MatchesETag, ResponseCache } from './response-cache.js';
