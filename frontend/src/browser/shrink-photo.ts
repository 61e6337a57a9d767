/** Makes a photo small enough to send: a phone's is several times as large as what is shown of it. */

/** Of what is sent, in bytes and in pixels a side. */
export const MAX_PHOTO_BYTES = 5_000_000;
const MAX_SIDE = 2_400;
/** Up to here a photo is sent as it is. */
const SMALL_BYTES = 1_000_000;
const QUALITY = 0.9;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** `unreadable`: the browser can't decode it, and neither could the server. */
export class PhotoRefused extends Error {
  constructor(readonly reason: 'unreadable' | 'tooLarge') {
    super(reason);
  }
}

/** The photo to send. Throws a PhotoRefused. A browser reads formats that the server doesn't, such as HEIC on a Mac. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const isKnown = TYPES.includes(file.type);
  if (isKnown && file.size <= SMALL_BYTES) return file;
  const smaller = await redrawn(file).catch(() => null);
  if (smaller && (!isKnown || smaller.size < file.size) && smaller.size <= MAX_PHOTO_BYTES) return smaller;
  if (!isKnown) throw new PhotoRefused('unreadable');
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoRefused('tooLarge');
  return file;
}

/** Upright, as a JPEG; null where the browser has no canvas for it. */
async function redrawn(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
