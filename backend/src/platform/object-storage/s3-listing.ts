// Reads a page of ListObjectsV2.
import { SaxesParser } from 'saxes';
import type { StoredObject } from './object-storage.js';

/** The objects of a page, and where the next one begins. */
export interface S3Listing {
  readonly objects: readonly StoredObject[];
  readonly next: string | undefined;
}

/** Throws for what is no XML. */
export function readListing(xml: string): S3Listing {
  const objects: StoredObject[] = [];
  let fields: Record<string, string> = {};
  let next: string | undefined;
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'Contents') fields = {};
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'NextContinuationToken') next = text;
    else if (name === 'Contents')
      objects.push({ key: fields.Key ?? '', modifiedAt: new Date(fields.LastModified ?? 0) });
    else fields[name] = text;
  });
  parser.write(xml).close();
  return { objects, next };
}
