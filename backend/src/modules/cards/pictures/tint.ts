// The frame's colours for the colours of a card.
import { mix } from './colour.js';

/** Frame colours; lists have one entry a colour of the card (at most three) and are drawn as gradients. */
export interface Tint {
  /** Bright, for the spine and lines. */
  accents: string[];
  /** Dark, under white letters. */
  deeps: string[];
  /** Light, under dark letters. */
  papers: string[];
  /** Letters on paper. */
  ink: string;
}

interface Shade {
  accent: string;
  deep: string;
  paper: string;
}

const shades: Readonly<Record<string, Shade>> = {
  W: { accent: '#e3c88a', deep: '#7a6336', paper: '#fbf7ea' },
  U: { accent: '#4a9bdc', deep: '#174a78', paper: '#eaf3fa' },
  B: { accent: '#8a6aa8', deep: '#33223f', paper: '#ece8ef' },
  R: { accent: '#e2603f', deep: '#84271a', paper: '#fceee7' },
  G: { accent: '#4fae6d', deep: '#1b5634', paper: '#ecf5e8' },
  gold: { accent: '#dcb34a', deep: '#6f5210', paper: '#faf3dc' },
  artifact: { accent: '#a3b4c2', deep: '#41525f', paper: '#eef2f4' },
  land: { accent: '#b7a08a', deep: '#54463a', paper: '#f3eee7' },
};
const land: Shade = { accent: '#b7a08a', deep: '#54463a', paper: '#f3eee7' };

/** The tint for colour letters and a type line: one or two colours blend, three and more are gold. */
export function tintOf(colours: readonly string[], typeLine: string): Tint {
  const own = colours.slice(0, 5).flatMap((colour) => shades[colour] ?? []);
  const shown = own.length > 0 ? own : [shades[/artifact/i.test(typeLine) ? 'artifact' : 'land'] ?? land];
  const gold = shades.gold ?? land;
  const manyDeeps = own.length > 2 ? [gold.deep] : shown.map((shade) => shade.deep);
  return {
    accents: shown.map((shade) => shade.accent),
    deeps:
      own.length === 2
        ? [manyDeeps[0] ?? gold.deep, mix(gold.deep, '#000000', 0.1), manyDeeps[1] ?? gold.deep]
        : manyDeeps,
    papers: own.length > 2 ? [gold.paper] : shown.map((shade) => shade.paper),
    ink: mix(shown[0]?.deep ?? land.deep, '#0b0a0c', 0.72),
  };
}

const gems = new Map<string, readonly [string, string]>([
  ['common', ['#2b2b30', '#8d8d96']],
  ['uncommon', ['#9fb4c3', '#f2f8fc']],
  ['rare', ['#c79a2e', '#ffe9a6']],
  ['mythic', ['#d9541e', '#ffc48a']],
  ['special', ['#8a4fc0', '#e2c4ff']],
  ['bonus', ['#2a9d8f', '#b9fff2']],
]);

/** The two colours of a rarity's gem; unknown rarities look common. */
export function gemOf(rarity: string): readonly [string, string] {
  return gems.get(rarity) ?? ['#2b2b30', '#8d8d96'];
}
