/** The texts of photos of a listing. */
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('en');

export const photos = {
  of: (card: string) => `Photos of ${card}`,
  show: (nth: number, all: number) => `Show photo ${formatNumber(nth)} of ${formatNumber(all)}`,
  nth: (nth: number, all: number) => `Photo ${formatNumber(nth)} of ${formatNumber(all)}`,
  previous: 'Previous photo',
  next: 'Next photo',
  notLoaded: 'This photo can’t be loaded.',
  label: 'Photos',
  hint: 'Up to 4. Show the front, the back and any wear. We remove where a photo was taken.',
  add: 'Add photos',
  adding: (name: string) => `Uploading ${name}`,
  stop: (name: string) => `Stop uploading ${name}`,
  retry: 'Try again',
  dismiss: (name: string) => `Dismiss ${name}`,
  earlier: (nth: number) => `Move photo ${formatNumber(nth)} forward`,
  later: (nth: number) => `Move photo ${formatNumber(nth)} back`,
  remove: (nth: number) => `Remove photo ${formatNumber(nth)}`,
  added: 'Photo added.',
  moved: (nth: number) => `Now photo ${formatNumber(nth)}.`,
  removed: 'Photo removed.',
  restored: 'Photo restored.',
  notAdded: 'The photo couldn’t be uploaded.',
  notMoved: 'The photo couldn’t be moved.',
  notRemoved: 'The photo couldn’t be removed.',
  notRestored: 'The photo couldn’t be restored.',
  unreadable: 'This file can’t be read as a photo. Use a JPEG, PNG, WebP or AVIF image.',
  tooLarge: 'This photo is larger than 5 MB.',
  tooMany: 'A listing can have 4 photos. The others weren’t added.',
};
