// The face of places.
export { importPostalCodes, PlacesImportError, postalSummaryLines } from './import/postal-codes.js';
export { PlacesFacade } from './places.facade.js';
export { placesManifest } from './places.manifest.js';
export { PlacesModule } from './places.module.js';
