// The face of reviews.
export { ReviewsFacade } from './reviews.facade.js';
export { reviewsManifest } from './reviews.manifest.js';
export { ReviewsModule } from './reviews.module.js';
