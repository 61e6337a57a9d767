// What the benchmark asks the card database, and how long each may take: half of the answers, in milliseconds.

const search = (q, more = {}) =>
  `/api/cards/search?${new URLSearchParams({ q, include_extras: 'true', ...more })}`;
const prints = (q, more = {}) => search(q, { unique: 'prints', ...more });

/** `goal` is absent where nobody has set one. `one` holds a card that there is. */
export const questionsAbout = (one) => [
  { what: 'a card by its id', path: `/api/cards/${one.id}`, goal: 0.4 },
  {
    what: 'a card by its set and number',
    path: `/api/cards/${one.set}/${encodeURIComponent(one.number)}`,
    goal: 0.4,
  },
  { what: 'lightning bolt', path: prints('lightning bolt'), goal: 2 },
  { what: 'dragon, prints', path: prints('dragon'), goal: 9 },
  { what: 'of, prints', path: prints('of'), goal: 57 },
  { what: 'c>=ur f:modern t:instant', path: prints('c>=ur f:modern t:instant'), goal: 11 },
  { what: 'o:"draw a card" t:creature', path: prints('o:"draw a card" t:creature'), goal: 54 },
  { what: 't:creature, prints', path: prints('t:creature'), goal: 79 },
  { what: 't:creature, cards', path: search('t:creature'), goal: 85 },
  { what: 't:creature, page 300', path: prints('t:creature', { page: '300' }), goal: 92 },
  { what: 'o:/pattern/', path: prints('o:/whenever .* deals combat damage/'), goal: 59 },
  { what: 'autocomplete', path: '/api/cards/autocomplete?q=lightn', goal: 0.6 },
  { what: 'a name nearly right', path: '/api/cards/named?fuzzy=jace+telepath+unbund', goal: 6.5 },
  { what: 'a common letter, cards', path: search('e') },
  { what: 'pow>tou mv<=3', path: search('pow>tou mv<=3') },
  { what: 'm>=2{W/U} or m:{G}{G}', path: search('m>=2{W/U} or m:{G}{G}') },
  { what: 'devotion>=rrr', path: search('devotion>=rrr') },
  { what: '-t:creature -c:g', path: search('-t:creature -c:g') },
  { what: 'id<=esper order:cmc', path: search('id<=esper', { order: 'cmc' }) },
  { what: 'r>=rare order:usd', path: search('r>=rare', { order: 'usd' }) },
  { what: 't:land order:released, art', path: search('t:land', { order: 'released', unique: 'art' }) },
  { what: 'cheapest:usd', path: search('cheapest:usd') },
  { what: 'in:mythic -r:mythic', path: search('in:mythic -r:mythic') },
  { what: 'is:foil prefer:oldest', path: search('is:foil prefer:oldest') },
  { what: 'a:"john" ft:war', path: search('a:"john" ft:war') },
  { what: 'everything, order:color', path: search('mv>=0', { order: 'color' }) },
];
