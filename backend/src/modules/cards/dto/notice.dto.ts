// What the card routes say in the card database's own words, with a code, so that a client can say it in its own language.
import { ApiProperty } from '@nestjs/swagger';
import type { ProblemParams } from '../../../kernel/domain-error.js';
import { tooManyRequests } from '../../../platform/http/problems/too-many-requests.js';

/**
 * Each sentence by its code, the more particular ones first. The live card database sends sentences without codes: this is
 * where they get one, as the sentences of our own search do, which are the same.
 */
const SENTENCES: readonly (readonly [code: string, sentence: string])[] = [
  ['cards.empty-search', 'You didn‘t enter anything to search for.'],
  ['cards.all-terms-ignored', 'All of your terms were ignored.'],
  ['cards.unclosed-parentheses', 'Your search contains unclosed parentheses.'],
  ['cards.unsearchable-character', 'Your search contains a character that can’t be searched for.'],
  ['cards.search-too-long', 'Your search may be at most {max} characters long.'],
  [
    'cards.search-too-slow',
    'Your search takes too long. Narrow it down or simplify its regular expressions.',
  ],
  ['cards.too-many-patterns', 'Too many regular expression operators used'],
  ['cards.option-in-parentheses', 'Display options may not be specified inside parentheses.'],
  ['cards.too-many-searches', 'Too many searches are waiting. Try again in a few seconds.'],
  [
    'cards.no-match',
    'Your query didn’t match any cards. Adjust your search terms or refer to the syntax guide at {guide}',
  ],
  [
    'cards.past-the-end',
    'You have paginated beyond the end of these results, reduce your `page` parameter or refer to the syntax guide at {guide}',
  ],
  ['cards.only-our-catalogue', 'We searched the cards we have. Newer cards may be missing.'],
  [
    'cards.catalogue-incomplete',
    'Cards are being reindexed after an update. Until that’s done, searches may miss some of them.',
  ],
  ['cards.unknown-id', 'No card found with the given ID'],
  ['cards.unknown-number', 'No card found with the given set code and collector number'],
  ['cards.unknown-name', 'No cards found matching {name}'],
  [
    'cards.ambiguous-name',
    'Too many cards match ambiguous name {name}. Add more words to refine your search.',
  ],
  ['cards.name-too-long', 'A name may be at most {max} characters long.'],
  ['cards.unknown-set', 'No Magic set found for the given code or ID'],
  ['cards.unknown-symbol', 'No symbol found with the given name'],
  ['cards.no-picture', 'No picture found for the given card, face and size'],
  [
    'cards.rest-ignored',
    'Invalid expression {expression} was ignored, along with everything after it. A search can have at most {max} terms.',
  ],
  ['cards.term-ignored', 'Invalid expression {expression} was ignored. {reason}'],
  ['cards.invalid-pattern', 'Invalid regular expression: {pattern}.'],
  ['cards.pattern-too-complex', 'Regular expression too complex.'],
  ['cards.pattern-too-nested', 'Too many nested groups.'],
  ['cards.pattern-too-repetitive', 'Too much repetition.'],
  ['cards.unknown-option', 'Unknown {option} was ignored'],
  ['cards.unknown-keyword', 'Unknown keyword {keyword}.'],
  ['cards.unknown-pattern-keyword', 'Unknown regular expression keyword {keyword}.'],
  ['cards.unknown-ability', 'Unknown keyword {ability}'],
  ['cards.unknown-color', 'Unknown color {color}'],
  ['cards.colored-and-colorless', 'A card cannot be both colored and colorless.'],
  [
    'cards.multicolor-with-colors',
    'Using “m” with other colors is no longer supported. Use {instead} instead.',
  ],
  ['cards.unknown-mana-symbols', 'Unknown mana symbols {symbols}.'],
  ['cards.devotion-to-several', 'Devotion can only match single color or hybrid mana.'],
  ['cards.no-mana-value', 'The value must be a number, or “even”/“odd”'],
  ['cards.out-of-range', 'Value out of range'],
  ['cards.same-sides', 'The sides of your comparison must be different.'],
  ['cards.unknown-rarity', 'Unknown rarity {rarity}'],
  ['cards.unknown-day-or-set', 'Invalid date or unknown set code {value}'],
  ['cards.invalid-day', 'Invalid date {value}'],
  ['cards.unknown-format', 'Unknown game format {format}'],
  ['cards.unknown-language', 'Unknown language {language}'],
  ['cards.unknown-game', 'Unknown game {game}'],
  ['cards.unknown-flag', 'Checking if cards are {flag} is not supported'],
  ['cards.unknown-novelty', 'Checking if cards have a new {novelty} is not supported'],
  ['cards.invalid-uuid', 'You must provide a valid v4 UUID.'],
  ['cards.invalid-integer', 'You must provide a vaid interger'],
  ['cards.unanswerable-keyword', 'The keyword {keyword} can’t be answered from this catalog’s data.'],
  ['cards.incomparable', 'Comparing {left} with {right} by {sign} is not supported.'],
  ['cards.unknown-value', 'Unknown {what} {value}'],
  ['request.too-many', tooManyRequests.message],
];

/** The code of a sentence that is not in the list. */
const OTHER = 'cards.other';

/** Every code, for openapi.yaml. */
const NOTICE_CODES = [...SENTENCES.map(([code]) => code), OTHER].sort();

/** A sentence of the card database with what it says, for programs. */
export class Notice {
  /** A stable code; `cards.other` for a message that has none. More may be added. */
  @ApiProperty({ example: 'cards.term-ignored', ...({ 'x-extensible-enum': NOTICE_CODES } as object) })
  code: string;
  /**
   * The message.
   * @example "Invalid expression “shine:5” was ignored. Unknown keyword “shine”."
   */
  message: string;
  /** The values in the message. */
  @ApiProperty({
    type: 'object',
    selfRequired: false,
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    example: { expression: '“shine:5”' },
  })
  params?: ProblemParams;
  /** The reason, if the message has one. */
  reason?: Notice;
}

const PATTERNS = SENTENCES.map(([code, sentence]) => ({ code, pattern: patternOf(sentence) }));

/** The sentence with its code and the values in it; why a term was ignored is a notice of its own. */
export function noticeOf(message: string): Notice {
  for (const { code, pattern } of PATTERNS) {
    const found = pattern.exec(message);
    if (!found) continue;
    const { reason, ...params } = found.groups ?? {};
    const has = Object.keys(params).length > 0;
    return { code, message, ...(has && { params }), ...(reason && { reason: noticeOf(reason) }) };
  }
  return { code: OTHER, message };
}

/** What to put beside `warnings`: a notice for each, in their order; nothing where there are none. */
export const noticesOf = (warnings: readonly string[] | null | undefined): { notices?: Notice[] } =>
  warnings && warnings.length > 0 ? { notices: warnings.map(noticeOf) } : {};

function patternOf(sentence: string): RegExp {
  const source = sentence
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_all, name: string) => `(?<${name}>.+)`);
  return new RegExp(`^${source}$`, 's');
}
