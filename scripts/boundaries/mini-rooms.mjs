// The rooms of the small product for the test of the rules: a file in each, and a breach of each rule about rooms.
import { createRequire } from 'node:module';

const { ROOMS, WITH_FACE, lastName } = createRequire(import.meta.url)('./rooms.cjs');
const each = (act) => Object.entries(ROOMS).flatMap(([folder, rooms]) => act(folder, rooms));

/** What knows nothing of its module but the domain, wherever it stands. */
const ON_THE_DOMAIN = new Set(['dto', 'persistence']);
const below = (rooms, place) => (ON_THE_DOMAIN.has(rooms[place]) ? 'domain' : rooms[place - 1]);

/** Each room imports the one below it, by its face. */
export const CLEAN_ROOMS = Object.fromEntries(
  each((folder, rooms) =>
    rooms.flatMap((room, place) => [
      [`${folder}/${room}/index.ts`, place === 0 ? [] : [`../${below(rooms, place)}/index.js`]],
      [`${folder}/${room}/work.ts`, []],
    ]),
  ),
);

/** Rule -> the breaches planted for it. */
export const BREACHES_OF_ROOMS = Object.fromEntries([
  ...each((folder, rooms) =>
    rooms
      .slice(0, -1)
      .map((room, place) => [
        `${lastName(folder)}-${room}-imports-only-rooms-below`,
        [[`${folder}/${room}/climbs.ts`, `../${rooms[place + 1]}/index.js`]],
      ]),
  ),
  ...each((folder, [room]) => [
    [`${lastName(folder)}-rooms-are-listed`, [[`${folder}/${room}/leaves.ts`, '../unlisted/index.js']]],
  ]),
  ...Object.entries(WITH_FACE).map(([folder, rooms]) => [
    `${lastName(folder)}-rooms-are-entered-by-the-index`,
    [[`${folder}/${rooms[1]}/peeks.ts`, `../${rooms[0]}/work.js`]],
  ]),
]);

/** What the breaches import and no clean product has. */
export const UNLISTED = Object.fromEntries(each((folder) => [[`${folder}/unlisted/index.ts`, []]]));
