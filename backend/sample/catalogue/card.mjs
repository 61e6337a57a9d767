// Builds one card object with the public card database's keys in its key order.
import {
  cardFaces,
  colourIdentity,
  coloursOf,
  illustrationId,
  imageUris,
  isTwoSided,
  manaMade,
  textOf,
} from './faces.mjs';
import { idOf, pick } from './identity.mjs';
import { keywordsIn } from './keywords.mjs';
import { manaValue, union } from './mana.mjs';

const cardBack = idOf('back', 'playset');
const noCardBack = new Set(['emblem', 'planar', 'scheme', 'vanguard']);

/** The card object of a printing; keys that do not apply are left out, as in the bulk file. */
export function cardObject(card, context) {
  const whole = Object.entries({ ...identityKeys(card), ...rulesKeys(card), ...printKeys(card, context) });
  return Object.fromEntries(whole.filter(([, value]) => value !== undefined));
}

function identityKeys(card) {
  const { printed_name, flavor_name } = card.properties;
  return {
    object: 'card',
    id: card.id,
    oracle_id: card.layout === 'reversible_card' ? undefined : card.oracleId,
    multiverse_ids: [],
    name: wholeName(card),
    printed_name,
    flavor_name,
    lang: card.lang,
    released_at: card.set.released,
    uri: `/api/cards/${card.id}`,
    scryfall_uri: `/cards/results/${card.id}`,
    layout: card.layout,
    highres_image: true,
    image_status: 'highres_scan',
    image_uris: isTwoSided(card) ? undefined : imageUris(card.id, 'front'),
  };
}

function wholeName(card) {
  return card.faces.length > 1 ? card.faces.map((face) => face.name).join(' // ') : card.name;
}

function rulesKeys(card) {
  const [front] = card.faces;
  const sided = isTwoSided(card);
  const single = card.faces.length === 1;
  const reversible = card.layout === 'reversible_card';
  const costs = card.faces.map((face) => face.manaCost).filter(Boolean);
  const splitCost = ['split', 'adventure', 'prepare'].includes(card.layout);
  return {
    mana_cost: sided ? undefined : splitCost ? costs.join(' // ') : front.manaCost,
    cmc: reversible ? undefined : wholeValue(card),
    type_line: reversible ? undefined : card.faces.map((face) => face.typeLine).join(' // '),
    printed_type_line: card.properties.printed_type,
    oracle_text: single ? textOf(front) : undefined,
    printed_text: card.properties.printed_text,
    ...(sided ? {} : front.stats),
    colors: sided ? undefined : union(...(card.layout === 'split' ? card.faces : [front]).map(coloursOf)),
    color_indicator: single ? front.indicator : undefined,
    color_identity: colourIdentity(card),
    keywords: keywordsIn(card.faces.map(textOf).join('\n')),
    produced_mana: manaMade(card),
    card_faces: cardFaces(card),
  };
}

function wholeValue(card) {
  if (card.properties.cmc) return Number(card.properties.cmc);
  const faces = card.layout === 'split' ? card.faces : card.faces.slice(0, 1);
  return faces.reduce((sum, face) => sum + manaValue(face.manaCost), 0);
}

function printKeys(card, { legalities, parts, idAt }) {
  const { properties, set } = card;
  const ranked = Object.values(legalities).some((status) => status === 'legal');
  const effects = properties.frame_effects?.split(' ') ?? (isLegendary(card) ? ['legendary'] : undefined);
  const finishes = finishesOf(card);
  return {
    all_parts: parts,
    legalities,
    games: properties.games?.split(' ') ?? set.games,
    reserved: Boolean(properties.reserved),
    game_changer: Boolean(properties.game_changer),
    foil: finishes.includes('foil'),
    nonfoil: finishes.includes('nonfoil'),
    finishes,
    oversized: Boolean(properties.oversized),
    promo: set.type === 'promo' || /serialized/.test(properties.promo_types ?? ''),
    reprint: Boolean(card.reprint),
    variation: Boolean(properties.variation),
    variation_of: properties.variation && idAt(properties.variation),
    set_id: idOf('set', set.code),
    set: set.code,
    set_name: set.name,
    set_type: set.type,
    set_uri: `/api/cards/sets/${set.code}`,
    set_search_uri: `/api/cards/search?order=set&q=e%3A${set.code}&unique=prints`,
    scryfall_set_uri: `/cards/results?search=e%3A${set.code}`,
    rulings_uri: `/api/cards/${card.id}/rulings`,
    prints_search_uri: `/api/cards/search?order=released&q=oracleid%3A${card.oracleId}&unique=prints`,
    collector_number: card.number,
    digital: Boolean(properties.digital),
    rarity: card.rarity,
    watermark: properties.watermark,
    flavor_text:
      card.faces.length === 1 && card.faces[0].flavor.length ? card.faces[0].flavor.join('\n') : undefined,
    card_back_id: isTwoSided(card) || noCardBack.has(card.layout) ? undefined : cardBack,
    artist: card.artist,
    artist_ids: [idOf('artist', card.artist)],
    illustration_id: isTwoSided(card) ? undefined : illustrationId(card, 0),
    border_color: properties.border ?? (set.type === 'masters' ? 'white' : 'black'),
    frame: set.type === 'masters' ? '1997' : '2015',
    frame_effects: effects,
    security_stamp: properties.stamp ?? stampOf(card),
    promo_types: properties.promo_types?.split(' '),
    full_art: Boolean(properties.full_art),
    textless: Boolean(properties.textless),
    booster:
      ['expansion', 'masters'].includes(set.type) && /^\d+$/.test(card.number) && !properties.promo_types,
    story_spotlight: false,
    edhrec_rank: ranked ? 1 + pick(`rank:${card.oracleKey}`, 28000) : undefined,
    prices: pricesOf(card),
    related_uris: {},
    purchase_uris: {},
  };
}

const isLegendary = (card) => card.faces[0].typeLine.startsWith('Legendary') || undefined;

function stampOf(card) {
  if (card.set.type === 'funny') return 'acorn';
  return ['rare', 'mythic'].includes(card.rarity) && card.set.type === 'expansion' ? 'oval' : undefined;
}

function finishesOf({ properties, prices }) {
  if (properties.finishes) return properties.finishes.split(' ');
  return prices.usd && !prices.foil ? ['nonfoil'] : ['nonfoil', 'foil'];
}

function pricesOf({ prices, set }) {
  const share = (price, part) => (price ? (Math.round(Number(price) * part) / 100).toFixed(2) : null);
  return {
    usd: prices.usd,
    usd_foil: prices.foil,
    usd_etched: prices.etched,
    eur: share(prices.usd, 91),
    eur_foil: share(prices.foil, 88),
    tix: set.games.includes('mtgo') ? share(prices.usd, 35) : null,
  };
}
