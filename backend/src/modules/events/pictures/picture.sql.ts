// A picture of events in SQL.

const urlOf = (size: 'thumbnail' | 'full') => `'/api/events/pictures/' || p.name || '/${size}'`;

/** `EventPictureDto` of a row `p` of events.pictures as JSON. */
export const PICTURE_ENTRY = `json_build_object('uuid', p.uuid, 'url', ${urlOf('full')},
  'thumbnailUrl', ${urlOf('thumbnail')}, 'width', p.width, 'height', p.height)`;

/** That of the picture with the id `uuid`; null for none. */
export const pictureOf = (uuid: string): string =>
  `(select ${PICTURE_ENTRY} from events.pictures p where p.uuid = ${uuid})`;
