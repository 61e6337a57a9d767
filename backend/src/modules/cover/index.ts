// The face of cover.
export { coverManifest } from './cover.manifest.js';
export { CoverModule } from './cover.module.js';
