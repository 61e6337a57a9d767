// Words that a printing carries: its border, frame, language, layout and the like.
import type { Trait } from '../query.js';
import { unknownGame, unknownLanguage, unknownOne } from '../warnings.js';
import { anyOf, EVERYTHING, ignored, type Keyword, word } from './keyword.js';
import {
  BORDERS,
  FINISHES,
  FRAMES,
  gameNamed,
  LAYOUTS,
  languageNamed,
  STAMPS,
  setTypeNamed,
} from './trait-words.js';

export const TRAITS: readonly Keyword[] = [
  trait('border', ['border'], 'border', (name) => BORDERS.get(name)),
  trait('frame', ['frame'], 'frame', (name) => FRAMES.get(name)),
  trait('stamp', ['stamp'], 'security stamp', (name) => STAMPS.get(name)),
  trait('finish', ['finish'], 'finish', (name) => FINISHES.get(name)),
  trait('layout', ['layout'], 'layout', (name) => LAYOUTS.get(name.replace(/[\s-]/g, '_'))),
  trait('set-type', ['st', 'set_type', 'settype'], 'set type', (name) => listed(setTypeNamed(name))),
  word(['wm', 'watermark'], (value) => ({ kind: 'trait', trait: 'watermark', value: value.toLowerCase() })),
  word(['game'], (value) => {
    const game = gameNamed(value.toLowerCase());
    return game ? { kind: 'trait', trait: 'game', value: game } : ignored(unknownGame(value));
  }),
  // A search that names a language is not held to the usual one.
  word(
    ['lang', 'language'],
    (value) => {
      const name = value.toLowerCase();
      if (name === 'any') return EVERYTHING;
      const language = languageNamed(name);
      return language
        ? { kind: 'trait', trait: 'language', value: language }
        : ignored(unknownLanguage(value));
    },
    { shows: { multilingual: true } },
  ),
];

const listed = (name: string | undefined): readonly string[] | undefined =>
  name === undefined ? name : [name];

function trait(
  of: Trait,
  names: readonly string[],
  what: string,
  valuesOf: (name: string) => readonly string[] | undefined,
): Keyword {
  return word(names, (typed) => {
    const values = valuesOf(typed.toLowerCase());
    return values
      ? anyOf(values.map((value) => ({ kind: 'trait', trait: of, value })))
      : ignored(unknownOne(what, typed));
  });
}
