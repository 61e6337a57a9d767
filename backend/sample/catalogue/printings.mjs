// All printings of the catalogue, read from the set pages, with reprints filled in from the card they repeat.
import { idOf } from './identity.mjs';
import { parsePage } from './parse.mjs';
import { sets } from './sets.mjs';

const nameless = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
]);
const inherited = ['cmc', 'identity', 'makes', 'meld', 'legal', 'watermark'];

/** Every printing in catalogue order, each with its set, its id, its oracle key and its language. */
export function allPrintings() {
  const parsed = sets.flatMap((set) =>
    set.pages.flatMap((page) => parsePage(page.cards)).map((card) => ({ ...card, set })),
  );
  const originals = new Map(parsed.filter((card) => !card.copyOf).map((card) => [card.name, card]));
  return parsed.map((card) => identify(card.copyOf ? repeat(card, originals) : card));
}

function repeat(card, originals) {
  const original = originals.get(card.copyOf);
  if (!original) throw new Error(`${card.set.code}/${card.number} repeats the unknown card ${card.copyOf}`);
  const kept = inherited.flatMap((key) =>
    key in original.properties ? [[key, original.properties[key]]] : [],
  );
  const flavor = card.faces[0].flavor;
  const faces = original.faces.map((face, i) => ({
    ...face,
    flavor: i === 0 && flavor.length ? flavor : face.flavor,
  }));
  const properties = { ...Object.fromEntries(kept), ...card.properties };
  return { ...card, layout: original.layout, faces, properties, reprint: original.set !== card.set };
}

function identify(card) {
  const lang = card.properties.lang ?? 'en';
  const place = `${card.set.code}/${card.number}`;
  const oracleKey = nameless.has(card.layout) ? place : card.name;
  return {
    ...card,
    lang,
    place,
    oracleKey,
    id: idOf('card', `${place}/${lang}`),
    oracleId: idOf('oracle', oracleKey),
  };
}
