// What a card picture is drawn from: one side of a card, read defensively out of a raw card object.
import { clean } from './svg.js';

/** The texts of one face. Empty strings where the card has none; never undefined. */
export interface FaceTexts {
  name: string;
  manaCost: string;
  typeLine: string;
  text: string;
  flavor: string;
  power: string;
  toughness: string;
  loyalty: string;
  defense: string;
}

/** One side of a card, ready to be drawn. Every text is plain: it is escaped when it is drawn. */
export interface CardPicture extends FaceTexts {
  /** Decides the artwork; the same seed gives the same painting. */
  seed: string;
  layout: string;
  side: 'front' | 'back';
  /** Whether the card has a second side, so that the sides are marked. */
  twoSided: boolean;
  /** The other half of a split, flip, adventure or prepare card. */
  second?: FaceTexts;
  /** The English name and type line, whatever language is printed: what a card is. */
  subject: { name: string; typeLine: string };
  /** Letters out of WUBRG; for lands the colours of their mana. */
  colours: string[];
  rarity: string;
  setCode: string;
  number: string;
  artist: string;
  border: string;
  effects: string[];
  fullArt: boolean;
  textless: boolean;
  life: string;
  hand: string;
}

type Raw = Record<string, unknown>;

const twoSidedLayouts = new Set([
  'transform',
  'modal_dfc',
  'battle',
  'double_faced_token',
  'art_series',
  'reversible_card',
]);
const longest = 2400;

/**
 * The picture data of one side of a raw card object of the card database.
 * Undefined when that side does not exist or the object has no name at all; never throws.
 */
export function pictureOf(raw: unknown, side: 'front' | 'back'): CardPicture | undefined {
  const card = record(raw);
  const faces = list(card.card_faces).map(record);
  const layout = text(card.layout) || 'normal';
  const twoSided = faces.length > 1 && (twoSidedLayouts.has(layout) || 'image_uris' in (faces[1] ?? {}));
  if (side === 'back' && !twoSided) return undefined;
  const face = faces[side === 'back' ? 1 : 0] ?? {};
  const own = faces.length > 0 ? { ...card, ...given(face) } : card;
  const texts = textsOf(own, faces.length > 0 ? face : card);
  if (!texts.name) return undefined;
  const other = faces[1];
  return {
    ...texts,
    seed: text(face.illustration_id) || text(card.illustration_id) || `${text(card.id)}${texts.name}${side}`,
    layout,
    side,
    twoSided,
    second: !twoSided && other ? textsOf(other, other) : undefined,
    subject: { name: text(own.name), typeLine: text(own.type_line) },
    colours: coloursOf(own, texts),
    rarity: text(card.rarity),
    setCode: text(card.set).slice(0, 8),
    number: text(card.collector_number).slice(0, 12),
    artist: (text(face.artist) || text(card.artist)).slice(0, 80),
    border: text(card.border_color),
    effects: list(card.frame_effects).map(text),
    fullArt: card.full_art === true,
    textless: card.textless === true,
    life: text(card.life_modifier),
    hand: text(card.hand_modifier),
  };
}

function textsOf(own: Raw, stats: Raw): FaceTexts {
  return {
    name: (text(own.flavor_name) || text(own.printed_name) || text(own.name)).slice(0, 240),
    manaCost: text(own.mana_cost).slice(0, 120),
    typeLine: (text(own.printed_type_line) || text(own.type_line)).slice(0, 200),
    text: text(own.printed_text) || text(own.oracle_text),
    flavor: text(own.flavor_text),
    power: text(stats.power).slice(0, 8),
    toughness: text(stats.toughness).slice(0, 8),
    loyalty: text(stats.loyalty).slice(0, 8),
    defense: text(stats.defense).slice(0, 8),
  };
}

function coloursOf(own: Raw, texts: FaceTexts): string[] {
  const letters = (value: unknown): string[] =>
    list(value)
      .map(text)
      .filter((colour) => /^[WUBRG]$/.test(colour));
  const own1 = Array.isArray(own.colors)
    ? letters(own.colors)
    : [...new Set(texts.manaCost.match(/[WUBRG]/g) ?? [])];
  if (own1.length > 0 || !/\bland\b/i.test(text(own.type_line))) return own1;
  const made = letters(own.produced_mana);
  return made.length > 0 ? made : letters(own.color_identity);
}

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Keys whose value is there, so that a face's nulls do not hide what the card says. */
function given(face: Raw): Raw {
  return Object.fromEntries(
    Object.entries(face).filter(([, value]) => value !== null && value !== undefined),
  );
}

function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? clean(value).slice(0, longest) : '';
}
