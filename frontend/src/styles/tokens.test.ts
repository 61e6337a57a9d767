/** Every text that a token can make must be readable on its background, in both colour schemes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { felt } from '../ui/palette';

type Scheme = 'light' | 'dark';
const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const common = tokensOf(/:root \{([^}]*)\}/);
const schemes: Record<Scheme, Map<string, string>> = {
  light: new Map([...common, ...tokensOf(/:root\[data-mantine-color-scheme="light"\] \{([^}]*)\}/)]),
  dark: new Map([...common, ...tokensOf(/:root\[data-mantine-color-scheme="dark"\] \{([^}]*)\}/)]),
};

const BACKGROUNDS = ['page', 'surface', 'surface-sunken'];
const TEXTS = ['text', 'text-muted', 'accent-text', 'success-text', 'danger-text', 'warning-text'];
const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special'].map((name) => `rarity-${name}`);
const PRICES = ['regular', 'foil', 'etched'].map((name) => `price-${name}`);
const MANA = ['white', 'blue', 'black', 'red', 'green', 'colourless', 'gold'].map((name) => `mana-${name}`);
const CONDITIONS = ['near-mint', 'lightly-played', 'moderately-played', 'heavily-played', 'damaged'];

const textPairs = [
  ...[...TEXTS, ...RARITIES, ...PRICES].flatMap((text) =>
    BACKGROUNDS.map((background) => [text, background]),
  ),
  ...MANA.map((mana) => ['on-mana', mana]),
  ...CONDITIONS.map((name) => [`on-condition-${name}`, `condition-${name}`]),
  ['on-accent', 'accent'],
  ['on-accent-soft', 'accent-soft'],
  ['on-highlight', 'highlight'],
  ['text', 'accent-soft'],
  ...['success', 'danger', 'warning'].flatMap((kind) => [
    [`${kind}-text`, `${kind}-soft`],
    ['text', `${kind}-soft`],
  ]),
];
const shapePairs = ['border-strong', 'accent'].flatMap((shape) =>
  BACKGROUNDS.map((ground) => [shape, ground]),
);

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(textPairs)('%s is readable on %s', (text, background) => {
    expect(contrast(scheme, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s can be told from %s', (shape, background) => {
    expect(contrast(scheme, shape, background)).toBeGreaterThanOrEqual(3);
  });

  test('every colour of the other scheme has a counterpart', () => {
    const other = scheme === 'light' ? 'dark' : 'light';
    expect([...schemes[scheme].keys()].sort()).toEqual([...schemes[other].keys()].sort());
  });
});

test('Mantine is given the same greens as the style sheets', () => {
  expect(felt).toEqual(felt.map((_, shade) => common.get(`felt-${shade}`)));
});

function tokensOf(block: RegExp): Map<string, string> {
  const found = [...(block.exec(css)?.[1] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  if (found.length === 0) throw new Error(`tokens.css has no block like ${block}`);
  return new Map(found.map(([, name, value]) => [String(name), String(value)]));
}

function contrast(scheme: Scheme, one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(scheme, one), luminance(scheme, other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(scheme: Scheme, name: string): number {
  const hex = schemes[scheme].get(name);
  if (!hex) throw new Error(`No token --${name} in the ${scheme} scheme`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
