/** The rooms of a folder, bottom up: a room imports from the rooms before it, never from those after it. */
const PLATFORM = [
  'environment',
  'manifest',
  'outgoing',
  'object-storage',
  'request-context',
  'logging',
  'audit',
  'database',
  'embedded-database',
  'backup',
  'metrics',
  'jobs',
  'domain-events',
  'mail',
  'http',
  'images',
  'health',
  'personal-data',
  'retention',
  'turnstile',
];
const HTTP = [
  'problems',
  'access',
  'logging',
  'validation',
  'lists',
  'caching',
  'files',
  'limits',
  'idempotency',
  'openapi',
  'metrics',
];
const CARDS = ['domain', 'dto', 'facts', 'upstream', 'lookup', 'pictures', 'import', 'search', 'source'];
const STOCK = [
  'domain',
  'dto',
  'persistence',
  'background',
  'rules',
  'lines',
  'formats',
  'imports',
  'exports',
  'reconcile',
  'till',
];
const ENTITIES = ['place', 'map', 'card', 'listing', 'store', 'event', 'trade'];

/** Folder -> its rooms. */
const ROOMS = {
  'backend/src/platform': PLATFORM,
  'backend/src/platform/http': HTTP,
  'backend/src/modules/cards': CARDS,
  'backend/src/modules/stock': STOCK,
  'frontend/src/entities': ENTITIES,
};
/** Rooms that show a face: other rooms import their `index.ts` alone. */
const WITH_FACE = { 'backend/src/modules/cards': CARDS.slice(CARDS.indexOf('upstream')) };

const lastName = (folder) => folder.split('/').at(-1);

module.exports = { ROOMS, WITH_FACE, lastName };
