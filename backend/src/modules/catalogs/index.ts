// The face of the catalogue.
export { CatalogsModule } from './catalogs.module.js';
