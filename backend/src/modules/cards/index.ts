// The face of the card database.
export { type CardSnapshot, CardsFacade } from './cards.facade.js';
export { CardsModule } from './cards.module.js';
