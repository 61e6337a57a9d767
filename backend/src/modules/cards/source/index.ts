// The face of source.
export { SourceModule } from './source.module.js';
