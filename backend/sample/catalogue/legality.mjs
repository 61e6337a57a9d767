// Where a card may be played: the 23 format keys of the public card database.

const formats =
  'standard future historic timeless gladiator pioneer modern legacy pauper vintage penny commander oathbreaker ' +
  'standardbrawl brawl competitivebrawl alchemy paupercommander duel oldschool premodern predh tlr';
const eternal = new Set(['legacy', 'vintage', 'commander', 'oathbreaker', 'duel']);
const past = new Set(['oldschool', 'premodern', 'predh']);
const arenaOnly = new Set(['historic', 'timeless', 'gladiator', 'brawl', 'competitivebrawl', 'alchemy']);

/** Legalities of an oracle card, given all its printings; a ban or restriction is a property of any of them. */
export function legalitiesOf(printings) {
  const named = (key) => new Set(printings.flatMap((card) => String(card.properties[key] ?? '').split(' ')));
  const banned = named('ban');
  const restricted = named('restricted');
  const entries = formats.split(' ').map((format) => {
    if (banned.has(format)) return [format, 'banned'];
    if (restricted.has(format)) return [format, 'restricted'];
    return [format, statusIn(format, printings)];
  });
  return Object.fromEntries(entries);
}

function statusIn(format, printings) {
  const playable = printings.filter((card) => !isOutside(card));
  if (playable.length === 0 || past.has(format)) return 'not_legal';
  if (playable.every((card) => card.properties.digital)) return arenaOnly.has(format) ? 'legal' : 'not_legal';
  if (format === 'pauper' || format === 'paupercommander') return lowRarityStatus(format, playable);
  const inStandard = playable.some((card) => card.set.type === 'expansion');
  return inStandard || eternal.has(format) ? 'legal' : 'not_legal';
}

function lowRarityStatus(format, playable) {
  if (playable.some((card) => card.rarity === 'common')) return 'legal';
  const mayLead = playable.some(
    (card) => card.rarity === 'uncommon' && card.faces[0].typeLine.includes('Creature'),
  );
  return format === 'paupercommander' && mayLead ? 'restricted' : 'not_legal';
}

const extraLayouts = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
]);

function isOutside(card) {
  return card.set.type === 'funny' || extraLayouts.has(card.layout) || card.properties.legal === 'none';
}
