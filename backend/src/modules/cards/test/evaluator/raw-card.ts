// Reads a card as it stands in a bulk file, without any of the code that fills the mirror.

/** A face, or a card that is its own face. */
export interface RawFace {
  readonly name?: string;
  readonly printed_name?: string;
  readonly flavor_name?: string;
  readonly mana_cost?: string | null;
  readonly type_line?: string | null;
  readonly oracle_text?: string | null;
  readonly flavor_text?: string | null;
  readonly power?: string | null;
  readonly toughness?: string | null;
  readonly loyalty?: string | null;
  readonly colors?: readonly string[] | null;
  readonly color_indicator?: readonly string[] | null;
  readonly produced_mana?: readonly string[] | null;
  readonly artist?: string | null;
  readonly watermark?: string | null;
  readonly cmc?: number;
  readonly oracle_id?: string;
  readonly illustration_id?: string;
}

/** A card of a bulk file. */
export interface RawCard extends RawFace {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly layout: string;
  readonly set: string;
  readonly set_type?: string;
  readonly collector_number: string;
  readonly released_at: string;
  readonly rarity: string;
  readonly border_color: string;
  readonly frame: string;
  readonly security_stamp?: string;
  readonly card_faces?: readonly RawFace[];
  readonly color_identity: readonly string[];
  readonly keywords?: readonly string[];
  readonly games?: readonly string[];
  readonly finishes?: readonly string[];
  readonly frame_effects?: readonly string[];
  readonly promo_types?: readonly string[];
  readonly multiverse_ids?: readonly number[];
  readonly legalities: Readonly<Record<string, string>>;
  readonly prices?: Readonly<Record<string, string | null>>;
  readonly edhrec_rank?: number;
  readonly [flag: string]: unknown;
}

/** The faces of a card; one that has none is its own. What a face does not say, its card says for the first. */
export function facesOf(card: RawCard): readonly RawFace[] {
  const faces = card.card_faces ?? [];
  return faces.length > 0 ? faces : [card];
}

/** The texts of a card under a key: its own, or where it has none those of its faces. */
export function textsOf(card: RawCard, key: keyof RawFace): string[] {
  const own = card[key];
  const texts = typeof own === 'string' ? [own] : facesOf(card).map((face) => face[key]);
  return texts.filter((text): text is string => typeof text === 'string');
}

/** Which card a printing is of. */
export const cardOf = ({ oracle_id, card_faces, id }: RawCard): string =>
  oracle_id ?? card_faces?.[0]?.oracle_id ?? id;

/** Text with the quotation marks of a typewriter. */
export const straight = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”„]/g, '"');

/** Text as the search compares it: no case, no accents. */
export const plain = (text: string): string =>
  text
    .replaceAll('Æ', 'AE')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** A number out of a corner of a card: `*` counts as 0, `1+*` as 1, `∞` as more than any. Null where there is none. */
export function figureOf(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  if (text === '∞') return Number.POSITIVE_INFINITY;
  const [digits] = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)/.exec(text) ?? ['0'];
  return Number(digits);
}

/** The mana symbols of a cost, without braces. */
export const symbolsOf = (cost: string | null | undefined): string[] =>
  [...(cost ?? '').matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) => symbol.toUpperCase());
