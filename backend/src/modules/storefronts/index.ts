// The face of storefronts.
export { storefrontsManifest } from './storefronts.manifest.js';
export { StorefrontsModule } from './storefronts.module.js';
