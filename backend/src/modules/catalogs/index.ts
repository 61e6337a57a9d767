// The face of the catalogue.
export { CatalogsFacade } from './catalogs.facade.js';
export { catalogsManifest } from './catalogs.manifest.js';
export { CatalogsModule } from './catalogs.module.js';
export { TcgFormat } from './dto/tcg-format.dto.js';
