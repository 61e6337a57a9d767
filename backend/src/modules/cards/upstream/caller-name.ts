// How we introduce ourselves to the card database: it turns away who does not.

/** The product's version, as in package.json. */
export const VERSION = '0.1.0';

/** The value of User-Agent: the product, and where it runs if that is known. */
export const callerName = (publicUrl: string | undefined): string =>
  `Playset/${VERSION}${publicUrl === undefined ? '' : ` (+${publicUrl})`}`;
