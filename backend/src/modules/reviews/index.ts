// The face of reviews.
export { reviewsManifest } from './reviews.manifest.js';
export { ReviewsModule } from './reviews.module.js';
