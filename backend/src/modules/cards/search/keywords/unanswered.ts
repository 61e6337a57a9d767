// Keywords of the public database that the bulk data cannot answer: who tagged a card, and lists that people keep.
import { unanswerable } from '../warnings.js';
import { ignored, type Keyword } from './keyword.js';

export const UNANSWERED: readonly Keyword[] = [
  ['otag', 'oracletag', 'function'],
  ['art', 'atag', 'arttag'],
  ['cube'],
  ['lore'],
  ['spellbook'],
].map((names) => ({ names, read: ({ key }) => ignored(unanswerable(key)) }));
