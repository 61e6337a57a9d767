// What follows from mana symbols: mana value, colours, colour identity and mana produced.

const order = ['W', 'U', 'B', 'R', 'G'];
const landColours = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

const symbolsIn = (text) => [...text.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
const inOrder = (letters) => order.filter((colour) => letters.has(colour));

/** The mana value of a cost such as {2}{W/U}; X counts 0, a half symbol 0.5. */
export function manaValue(cost) {
  return symbolsIn(cost).reduce((sum, symbol) => sum + symbolValue(symbol), 0);
}

function symbolValue(symbol) {
  if (/^\d+/.test(symbol)) return Number.parseInt(symbol, 10);
  if (symbol.startsWith('H')) return 0.5;
  return ['X', 'Y', 'Z', '∞'].includes(symbol) ? 0 : 1;
}

/** The colours that a cost or rules text names by symbol, in the usual order. */
export function coloursIn(text) {
  return inOrder(new Set(symbolsIn(text).flatMap((symbol) => [...symbol])));
}

/** Union of colour lists, in the usual order. */
export function union(...lists) {
  return inOrder(new Set(lists.flat()));
}

/** The colours that basic land types in a type line stand for. */
export function landTypeColours(typeLine) {
  return inOrder(
    new Set(Object.entries(landColours).flatMap(([type, c]) => (typeLine.includes(type) ? [c] : []))),
  );
}

/** The mana that a rules text adds, as letters ("any color" is all five), or undefined when it adds none. */
export function producedMana(text) {
  const letters = new Set();
  for (const [sentence] of text.matchAll(/\badd \{[^.]*\.|\badd one mana of any color/gi)) {
    if (/any color/i.test(sentence)) for (const colour of order) letters.add(colour);
    for (const symbol of symbolsIn(sentence)) if (/^[WUBRGC]$/.test(symbol)) letters.add(symbol);
  }
  const colours = inOrder(letters);
  if (letters.has('C')) colours.push('C');
  return colours.length > 0 ? colours : undefined;
}
