// Where a card may be played.
import { unknownFormat } from '../warnings.js';
import { ignored, type Keyword, word } from './keyword.js';

const FORMATS = new Set(
  `standard future historic timeless gladiator pioneer explorer modern legacy pauper vintage penny commander oathbreaker
  standardbrawl brawl competitivebrawl alchemy paupercommander duel oldschool premodern predh tlr`.split(
    /\s+/,
  ),
);
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['edh', 'commander'],
  ['duelcommander', 'duel'],
  ['historicbrawl', 'brawl'],
]);

export const LEGALITY: readonly Keyword[] = [
  status('legal', ['f', 'format', 'legal']),
  status('banned', ['banned']),
  status('restricted', ['restricted']),
];

function status(of: 'legal' | 'banned' | 'restricted', names: readonly string[]): Keyword {
  return word(names, (value) => {
    const name = value.toLowerCase();
    const format = OTHER_NAMES.get(name) ?? name;
    return FORMATS.has(format) ? { kind: 'legality', status: of, format } : ignored(unknownFormat(name));
  });
}
