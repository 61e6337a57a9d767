// The face of offers.
export { messageReceived, messagesRead } from './domain/message.events.js';
export { type OfferChange, offerChanged } from './domain/offer.events.js';
export { THREADS_CHANGED } from './messages/message.statements.js';
export { OfferObservers } from './offer-observers.js';
export { OffersFacade } from './offers.facade.js';
export { offersManifest } from './offers.manifest.js';
export { OffersModule } from './offers.module.js';
