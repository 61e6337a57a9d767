// The face of storefronts.
export { hoursChanged } from './domain/storefront.events.js';
export { OpeningStateDto } from './dto/hours.dto.js';
export { StorefrontsFacade } from './storefronts.facade.js';
export { storefrontsManifest } from './storefronts.manifest.js';
export { StorefrontsModule } from './storefronts.module.js';
