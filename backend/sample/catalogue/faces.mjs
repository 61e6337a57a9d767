// The faces of a card: which layouts have them, and what each one carries.
import { idOf } from './identity.mjs';
import { coloursIn, landTypeColours, manaValue, producedMana, union } from './mana.mjs';

/** Layouts whose two faces have a picture each. */
const twoSided = new Set([
  'transform',
  'modal_dfc',
  'battle',
  'double_faced_token',
  'art_series',
  'reversible_card',
]);

export const isTwoSided = (card) => twoSided.has(card.layout);
export const textOf = (face) => face.text.join('\n');

/** The colours of one face: its indicator where it has one, else its mana cost. */
export const coloursOf = (face) => face.indicator ?? coloursIn(face.manaCost);

/** The six picture addresses of one side, all of them our own. */
export function imageUris(cardId, side) {
  const sizes = ['small', 'normal', 'large', 'png', 'art_crop', 'border_crop'];
  return Object.fromEntries(sizes.map((size) => [size, `/api/cards/${cardId}/image/${side}/${size}`]));
}

/** The artwork's id: the same card by the same artist is the same painting, in whichever set. */
export function illustrationId(card, index) {
  const side = isTwoSided(card) ? index : 0;
  return idOf('art', `${card.oracleKey}/${side}/${card.artist}`);
}

/** The `card_faces` of a card, or undefined for a card with a single face. */
export function cardFaces(card) {
  if (card.faces.length === 1) return undefined;
  return card.faces.map((face, index) => cardFace(card, face, index));
}

function cardFace(card, face, index) {
  const sided = isTwoSided(card);
  const reversible = card.layout === 'reversible_card';
  return {
    object: 'card_face',
    ...(reversible && { oracle_id: card.oracleId, layout: 'normal' }),
    name: face.name,
    mana_cost: face.manaCost,
    ...(reversible && { cmc: manaValue(face.manaCost) }),
    type_line: face.typeLine,
    oracle_text: textOf(face),
    ...(sided && { colors: coloursOf(face) }),
    ...(face.indicator && { color_indicator: face.indicator }),
    ...face.stats,
    ...(face.flavor.length > 0 && { flavor_text: face.flavor.join('\n') }),
    artist: card.artist,
    artist_id: idOf('artist', card.artist),
    ...((sided || index === 0) && { illustration_id: illustrationId(card, index) }),
    ...(sided && { image_uris: imageUris(card.id, index === 0 ? 'front' : 'back') }),
  };
}

/** Colour identity: every colour in costs, rules text (reminders aside), indicators and land types. */
export function colourIdentity(card) {
  const lists = card.faces.flatMap((face) => [
    coloursOf(face),
    coloursIn(face.manaCost + textOf(face).replace(/\([^)]*\)/g, '')),
    landTypeColours(/\bLand\b/.test(face.typeLine) ? face.typeLine : ''),
  ]);
  return union(...lists, [...(card.properties.identity ?? '')]);
}

/** Mana that the card can make, or undefined. */
export const manaMade = (card) => producedMana(card.faces.map(textOf).join('\n'));
