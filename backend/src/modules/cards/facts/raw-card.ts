// A card object as it came, and its faces: a card without faces is its own only one.
import { record, text } from './raw-values.js';

/** An object that came from elsewhere: every key may be missing, or be anything. */
export type Raw = Readonly<Record<string, unknown>>;

/** A card with its faces; never none. */
export interface RawCard {
  readonly raw: Raw;
  readonly faces: readonly Raw[];
}

/** No card has nearly as many; more are not looked at. */
const MAX_FACES = 20;

/** Reads the faces of a card. The two sides of a reversible card are one card: a side that says the same counts once. */
export function rawCard(raw: Raw): RawCard {
  const given: Raw[] = Array.isArray(raw.card_faces) ? raw.card_faces.slice(0, MAX_FACES).map(record) : [];
  const faces = raw.layout === 'reversible_card' ? distinct(given) : given;
  return { raw, faces: faces.length > 0 ? faces : [raw] };
}

function distinct(faces: readonly Raw[]): Raw[] {
  const seen = new Map(
    faces.map((face) => [JSON.stringify([face.name, face.type_line, face.oracle_text]), face]),
  );
  return [...seen.values()];
}

/** The texts of the faces under a key; when none has one, the card's own. */
export function textsOf({ raw, faces }: RawCard, key: string): string[] {
  const own = faces.map((face) => text(face[key])).filter((each) => each !== null);
  if (own.length > 0) return own;
  const whole = text(raw[key]);
  return whole === null ? [] : [whole];
}

/** The words of an array, in lower case. */
export const lowerWords = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'string').map((each) => each.toLowerCase())
    : [];

/** A text in lower case; null for none, and for an empty one. */
export const lower = (value: unknown): string | null => text(value)?.toLowerCase() || null;
