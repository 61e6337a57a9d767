// The face of offers.
export { offersManifest } from './offers.manifest.js';
export { OffersModule } from './offers.module.js';
