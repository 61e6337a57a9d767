// What the rules of a card are asked, read once: its types, texts and costs in the forms that are compared.
import { costsOf } from './mana.js';
import { lowerWords, type Raw, type RawCard, textsOf } from './raw-card.js';
import { fullTextOf, ownName, typeLineOf, typeWordsOf, withoutReminders } from './texts.js';

/** A card with its texts in lower case. */
export interface CardReading extends RawCard {
  readonly front: Raw;
  readonly layout: string;
  readonly typeLine: string;
  readonly words: ReadonlySet<string>;
  /** The type line of each face. */
  readonly types: readonly string[];
  readonly fullText: string;
  /** Without reminder text. */
  readonly oracleText: string;
  /** With `~` for the card's names. */
  readonly ownFullText: string;
  readonly ownText: string;
  readonly costs: readonly string[];
  readonly keywords: readonly string[];
}

/** Reads a card. */
export function cardReading(card: RawCard): CardReading {
  const typeLine = typeLineOf(card);
  const fullText = fullTextOf(card);
  const oracleText = withoutReminders(fullText);
  const own = ownName(card);
  const faceKeywords = card.faces.flatMap((face) => lowerWords(face.keywords));
  return {
    ...card,
    front: card.faces[0] ?? card.raw,
    layout: String(card.raw.layout),
    typeLine,
    words: new Set(typeWordsOf(typeLine)),
    types: textsOf(card, 'type_line').flatMap((line) => line.toLowerCase().split(' // ')),
    fullText,
    oracleText,
    ownFullText: own(fullText),
    ownText: own(oracleText),
    costs: costsOf(card),
    keywords: [...new Set([...lowerWords(card.raw.keywords), ...faceKeywords])],
  };
}
