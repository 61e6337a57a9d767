// Which searches ask for cards that are hidden otherwise: tokens, emblems, planes, memorabilia and the like.
import type { Query } from './query.js';

const LAYOUTS = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
  'front_card',
]);
const SET_TYPES = new Set(['token', 'memorabilia', 'planechase', 'archenemy', 'vanguard', 'minigame']);
const TYPES = /\b(?:token|card|emblem|plane|phenomenon|scheme|vanguard)\b/i;
const FLAGS = new Set(['token', 'artseries', 'extra']);

/** Whether the search asks for hidden cards itself: it names a set, an id, or a kind of card that is hidden. */
export function revealsExtras(query: Query): boolean {
  switch (query.kind) {
    case 'all':
    case 'any':
      return query.of.some(revealsExtras);
    case 'set':
    case 'sets':
    case 'id':
      return true;
    case 'text':
      return query.field === 'type' && TYPES.test(query.part);
    case 'flag':
      return FLAGS.has(query.flag);
    case 'trait':
      return query.trait === 'layout'
        ? LAYOUTS.has(query.value)
        : query.trait === 'set-type' && SET_TYPES.has(query.value);
    default:
      return false;
  }
}
