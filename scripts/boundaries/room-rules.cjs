/** Rules from the order of the rooms: no import points up, no room is missing from the list, faces are used. */
const { ROOMS, WITH_FACE, lastName } = require('./rooms.cjs');
const { TESTS } = require('./tests.cjs');

const from = (path) => ({ path, pathNot: TESTS });

const order = Object.entries(ROOMS).flatMap(([folder, rooms]) =>
  rooms.slice(0, -1).map((room, place) => ({
    name: `${lastName(folder)}-${room}-imports-only-rooms-below`,
    comment: `${folder}/${room} knows nothing of the rooms that stand after it in scripts/boundaries/rooms.cjs.`,
    severity: 'error',
    from: from(`^${folder}/${room}/`),
    to: { path: `^${folder}/(${rooms.slice(place + 1).join('|')})/` },
  })),
);

const listed = Object.entries(ROOMS).map(([folder, rooms]) => ({
  name: `${lastName(folder)}-rooms-are-listed`,
  comment: `A folder in ${folder} that scripts/boundaries/rooms.cjs does not list has no place in the order.`,
  severity: 'error',
  from: {},
  to: { path: `^${folder}/(?!(?:${[...rooms, 'test'].join('|')})/)[^/]+/` },
}));

const faces = Object.entries(WITH_FACE).map(([folder, rooms]) => ({
  name: `${lastName(folder)}-rooms-are-entered-by-the-index`,
  comment: 'What a room does not show is private to it.',
  severity: 'error',
  from: from(`^${folder}/([^/]+)/`),
  to: {
    path: `^${folder}/(${rooms.join('|')})/`,
    pathNot: [`^${folder}/$1/`, `^${folder}/[^/]+/index\\.ts$`],
  },
}));

module.exports = [...order, ...listed, ...faces];
