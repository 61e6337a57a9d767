// The face of offers.
export { type OfferChange, offerChanged } from './domain/offer.events.js';
export { offersManifest } from './offers.manifest.js';
export { OffersModule } from './offers.module.js';
