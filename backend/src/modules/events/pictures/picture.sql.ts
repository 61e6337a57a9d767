// A picture of events in SQL.
import { PICTURE_ROWS } from './picture.js';

/** `PictureDto` of the picture with the id `uuid`; null for none. */
export const pictureOf = (uuid: string): string => PICTURE_ROWS.entryOf(uuid, 'events.pictures');
