// Why a file could not be imported, for the person who asked.

/** Nothing was changed: the catalogue is as it was before. */
export class CatalogueImportError extends Error {}
