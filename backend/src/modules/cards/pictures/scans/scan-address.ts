// Where the scan of a card's face lies: in the card's own words, believed only as far as it names a file host of the card database.

import { record, text } from '../../facts/raw-values.js';
import { mayFetch } from '../../upstream/index.js';
import type { PictureSize } from '../draw-card.js';

/** The card database's names for a size, the better first: since 2026 it has a second set of pictures. */
const KEYS: Readonly<Record<PictureSize, readonly string[]>> = {
  small: ['small', 'thumb'],
  normal: ['normal', 'grid', 'display'],
  large: ['large', 'display'],
  png: ['png'],
  border_crop: ['border_crop', 'crop'],
  art_crop: ['art_crop', 'art'],
};

/**
 * The address of the scan; undefined where the card has none that may be fetched. `api` is the card database's own
 * address.
 */
export function scanAddress(
  card: Readonly<Record<string, unknown>>,
  side: 'front' | 'back',
  size: PictureSize,
  api: string,
): URL | undefined {
  const faces = Array.isArray(card.card_faces) ? card.card_faces.map(record) : [];
  const face = record(faces[side === 'front' ? 0 : 1]?.image_uris);
  // A picture of the whole card is its front; a back has one of its own or none.
  const pictures = side === 'front' ? { ...face, ...record(card.image_uris) } : face;
  const address = KEYS[size].map((key) => text(pictures[key])).find((each) => each !== null);
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return mayFetch(url, new URL(api)) ? url : undefined;
}
