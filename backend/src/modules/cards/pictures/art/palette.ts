// The light of a painting: a few moods for every colour of mana.
import { mix } from '../colour.js';
import type { Chance } from '../random.js';

/** Colours of one painting, from the top of the sky down to the nearest shadow. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  /** Sun, moon and lamps. */
  light: string;
  /** The nearest, darkest land. */
  near: string;
  accent: string;
}

type Mood = readonly [skyTop: string, skyLow: string, light: string, near: string, accent: string];

const moods: Readonly<Record<string, readonly [Mood, ...Mood[]]>> = {
  W: [
    ['#e0a45e', '#fdf0cf', '#fffbe8', '#6b4a34', '#c9822b'],
    ['#7fa3c4', '#f8ead0', '#fffdf2', '#4f5a70', '#d3a54a'],
    ['#c98a86', '#fbe3c4', '#fff6df', '#5b3a48', '#e0b160'],
    ['#39508a', '#f2b98f', '#fff0c9', '#2a2c4d', '#ffcf7a'],
  ],
  U: [
    ['#081f40', '#3f83ad', '#d9f3ff', '#04111f', '#63d2f0'],
    ['#0f4c5c', '#7cc6b8', '#effff6', '#06262f', '#f2c879'],
    ['#1f1f5e', '#7d9cf0', '#f2edff', '#0d0d2c', '#9be7ff'],
    ['#153a66', '#e59f86', '#ffe6cf', '#0a1a33', '#7fd0e8'],
  ],
  B: [
    ['#0e0918', '#5a2a63', '#e9cdff', '#050308', '#c261d6'],
    ['#0e1717', '#5d6b50', '#e0edb4', '#050a0a', '#a8c256'],
    ['#1d1724', '#a1837f', '#ffe9d6', '#0d0910', '#d9575e'],
    ['#130c14', '#7a1f33', '#ffcdbf', '#080307', '#e8b04a'],
  ],
  R: [
    ['#34090f', '#f4742a', '#ffe594', '#190508', '#ffc145'],
    ['#a93c2e', '#ffcf94', '#fff3cf', '#3c1216', '#f7903b'],
    ['#241a33', '#e4552c', '#ffd08a', '#0f0916', '#ff8f4f'],
    ['#5b1030', '#ff9a5a', '#fff0b8', '#22061a', '#ffd35a'],
  ],
  G: [
    ['#1f6b52', '#d5ec9f', '#fdffdc', '#0b2b22', '#f0d264'],
    ['#08352b', '#4fa56c', '#e4ffc9', '#031a15', '#a9e07a'],
    ['#5c7430', '#f3dc8c', '#fffbe0', '#222c0d', '#d97f3a'],
    ['#0e3f50', '#8fd09a', '#f2ffe0', '#06222a', '#ffd27a'],
  ],
  A: [
    ['#2f4050', '#b9c6cd', '#f6fbff', '#18222b', '#e2a85c'],
    ['#4f3527', '#e0bb8a', '#fff3da', '#22150f', '#63b0a8'],
    ['#29323f', '#d59a6a', '#ffe9c4', '#10151c', '#8ec5d8'],
  ],
  C: [
    ['#3f3650', '#cfa796', '#fff0dd', '#1c1726', '#9bd0c4'],
    ['#33424c', '#d8cbb0', '#fffae8', '#171f25', '#c98a5a'],
    ['#221f33', '#8a87a8', '#f1efff', '#0c0b14', '#d7b8ff'],
  ],
};

/** A palette for the colours of a card; two colours meet in one sky. */
export function paletteOf(colours: readonly string[], artifact: boolean, chance: Chance): Palette {
  const keys = colours.length > 0 ? colours : [artifact ? 'A' : 'C'];
  const first = mood(keys[chance.whole(0, keys.length - 1)] ?? 'C', chance);
  if (keys.length === 1) return first;
  const others = keys.map((key) => mood(key, chance));
  const last = others.at(-1) ?? first;
  return { ...first, skyLow: mix(first.skyLow, last.skyLow, 0.65), accent: last.accent };
}

function mood(key: string, chance: Chance): Palette {
  const [skyTop, skyLow, light, near, accent] = chance.of(moods[key] ?? moods.C ?? [['', '', '', '', '']]);
  return { skyTop, skyLow, light, near, accent };
}
