// Reads the catalogue's compact notation: one block of lines a card, blocks parted by an empty line.
//
//   <number> | <name> | <mana cost> | <layout>        or   <number> | =<name of a card defined elsewhere>
//   <rarity letter> | <type line> | <stats> | <artist> | <usd> <usd foil> <usd etched>
//   rules text, one line a paragraph
//   > flavor text        @property value        // begins the second face        @face <name> | <cost>   @type <line> | <stats>

const rarities = { C: 'common', U: 'uncommon', R: 'rare', M: 'mythic', S: 'special', B: 'bonus' };

/** Every card block of a page, in order. */
export function parsePage(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => parseBlock(block.split('\n')));
}

function parseBlock([head, second, ...rest]) {
  const [number, name, manaCost, layout] = columns(head);
  const [rarity, typeLine, stats, artist, prices] = columns(second);
  if (!rarities[rarity]) throw new Error(`${number} ${name}: unknown rarity letter ${rarity}`);
  const copyOf = name.startsWith('=') ? name.slice(1) : undefined;
  const faces = [face(copyOf ?? name, manaCost, typeLine, stats)];
  const card = { number, copyOf, name: copyOf ?? name, layout: layout || 'normal', faces, properties: {} };
  let last;
  for (const line of rest) last = readLine(card, line, last);
  return { ...card, rarity: rarities[rarity], artist, prices: parsePrices(prices) };
}

function readLine(card, line, last) {
  const current = card.faces.at(-1);
  const property = line.match(/^@(\w+) ?(.*)$/);
  if (line === '//') card.faces.push(face('', '', '', ''));
  else if (property) return readProperty(card, property[1], property[2]);
  else if (line.startsWith('>')) current.flavor.push(line.slice(1).trim());
  else if (last === 'printed_text') card.properties.printed_text += `\n${line}`;
  else current.text.push(line);
  return last === 'printed_text' && !line.startsWith('>') ? last : undefined;
}

function readProperty(card, key, value) {
  const current = card.faces.at(-1);
  const [first, second] = columns(value);
  if (key === 'face') Object.assign(current, { name: first, manaCost: second });
  else if (key === 'type') Object.assign(current, { typeLine: first, stats: parseStats(second) });
  else if (key === 'indicator') current.indicator = [...value];
  else card.properties[key] = value || true;
  return key;
}

function face(name, manaCost, typeLine, stats) {
  return { name, manaCost, typeLine, stats: parseStats(stats), text: [], flavor: [] };
}

/** "3/4", "loyalty 4", "defense 5" or "life +6 hand -1", as the card object's own keys. */
function parseStats(stats) {
  if (!stats) return {};
  const [, power, toughness] = stats.match(/^([^/ ]+)\/([^/ ]+)$/) ?? [];
  if (power) return { power, toughness };
  const words = stats.split(' ');
  const names = { loyalty: 'loyalty', defense: 'defense', life: 'life_modifier', hand: 'hand_modifier' };
  const pairs = [];
  for (let i = 0; i < words.length; i += 2) pairs.push([names[words[i]], words[i + 1]]);
  return Object.fromEntries(pairs);
}

function parsePrices(prices = '') {
  const [usd, foil, etched] = prices.split(' ').map((price) => (/^\d+\.\d\d$/.test(price) ? price : null));
  return { usd: usd ?? null, foil: foil ?? null, etched: etched ?? null };
}

function columns(line) {
  const cells = line.split('|').map((cell) => cell.trim());
  return Array.from({ length: 5 }, (_, i) => cells[i] ?? '');
}
