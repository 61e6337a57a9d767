// Why a file could not be imported, for the person who asked.

/** Nothing was changed: the catalogue is as it was before. */
export class CatalogueImportError extends Error {}

/** The card database wants to be left alone. */
export class RateLimited extends CatalogueImportError {
  constructor(status: number) {
    super(`The card database refused the request with status ${status}.`);
  }
}

/** Less of the file is there than was sent. */
export const endsInTheMiddle = (): CatalogueImportError =>
  new CatalogueImportError('The file is incomplete: the download was cut off.');
