// Paints the artwork of a card: sky, light, land in layers, a subject, and what drifts in the air.
import { mix } from '../colour.js';
import { type Chance, randomOf } from '../random.js';
import { fade, glow, n } from '../svg.js';
import type { Subject } from './beings.js';
import type { Canvas, Paint } from './canvas.js';
import { sigil } from './forces.js';
import { type Ground, paintLand } from './land.js';
import { driftOf, groundsOf, subjectOf } from './motif.js';
import { paletteOf } from './palette.js';
import { type Light, paintSky, placeLight } from './sky.js';
import { paintDrift } from './weather.js';

/** What a painting is about, and how large it is. */
interface ArtRequest {
  seed: string;
  name: string;
  typeLine: string;
  layout: string;
  colours: readonly string[];
  width: number;
  height: number;
  /** The lowest part of the canvas, as a share of its height, that something else will cover. */
  covered?: number;
}

/** The artwork as SVG text that fills `width` x `height` from the origin; the same commission gives the same text. */
export function paintArt(commission: ArtRequest, prefix: string): string {
  const { seed, name, typeLine, colours, width } = commission;
  const chance = randomOf(`${seed}/art`);
  const artifact = /artifact/i.test(typeLine);
  const height = commission.height * (1 - (commission.covered ?? 0));
  const canvas: Canvas = {
    width,
    height,
    palette: paletteOf(colours, artifact, chance),
    chance,
    id: (id) => prefix + id,
  };
  const words = `${name} ${typeLine}`;
  const light = placeLight(canvas);
  const spell = /instant|sorcery|enchantment/i.test(typeLine);
  const subject = commission.layout === 'emblem' ? sigil : subjectOf(name, typeLine, chance);
  if (subject && !spell && chance.is(0.65)) light.x = width * chance.between(0.4, 0.6);
  const staging = spell ? 'near' : stagingOf(typeLine, chance);
  if (staging === 'far') light.radius = Math.min(width * 0.3, light.radius * 1.5);
  const sky = paintSky(
    canvas,
    light,
    spell ? chance.of(['rays', 'aurora', 'stars']) : chance.of(['stars', 'stars', 'aurora', 'rays']),
  );
  const grounds: Ground[] = groundsOf(words, colours, chance);
  const figure = subject
    ? paintSubject(canvas, subject, light, spell || commission.layout === 'emblem', staging)
    : '';
  const scene =
    sky + paintLand(canvas, grounds, figure) + paintDrift(canvas, driftOf(words, colours, chance));
  const below =
    commission.height > height
      ? `<rect y="${n(height)}" width="${n(width)}" height="${n(commission.height - height)}" fill="${canvas.palette.near}"/>`
      : '';
  return below + scene + edges(canvas, commission.height);
}

/** Where a subject stands: near and large, far off before a large moon, or as one of three. */
type Staging = 'near' | 'far' | 'three';

function stagingOf(typeLine: string, chance: Chance): Staging {
  if (/basic/i.test(typeLine)) return 'far';
  if (!/creature/i.test(typeLine) || /legendary/i.test(typeLine)) return chance.is(0.12) ? 'far' : 'near';
  return chance.of(['near', 'near', 'near', 'near', 'far', 'three']);
}

function paintSubject(
  canvas: Canvas,
  subject: Subject,
  light: Light,
  floating: boolean,
  staging: Staging,
): Paint {
  const { width, height, palette, chance, id } = canvas;
  const share = { near: 1, far: 0.64, three: 0.72 }[staging];
  const size = (Math.min(height * 0.62, width * 0.5) / 100) * chance.between(0.94, 1.16) * share;
  const x = width / 2 + chance.between(-0.1, 0.1) * width;
  const y = floating ? height * 0.46 : height * 0.885 - 50 * size;
  const behind = floating
    ? { x, y, radius: height * 0.34 }
    : { x: (x + light.x) / 2, y: y - 8 * size, radius: height * 0.42 };
  const inks = {
    dark: mix(palette.near, '#000000', 0.15),
    lit: mix(palette.accent, palette.light, floating ? 0.45 : 0.3),
  };
  const turn = chance.of([1, -1]);
  const stand = (dx: number, grow: number): Paint => {
    const scale = size * grow;
    const at = `translate(${n(x + dx)} ${n(y + 50 * (size - scale))})`;
    return `<g transform="${at} scale(${(scale * turn).toFixed(3)} ${scale.toFixed(3)})">${subject(inks, chance)}</g>`;
  };
  const company = staging === 'three' ? stand(-62 * size, 0.72) + stand(58 * size, 0.8) : '';
  return (
    `<defs>${glow(id('aura'), mix(palette.light, palette.skyLow, 0.25), floating ? 0.85 : 0.6)}</defs>` +
    `<circle cx="${n(behind.x)}" cy="${n(behind.y)}" r="${n(behind.radius)}" fill="url(#${id('aura')})"/>` +
    company +
    stand(0, 1)
  );
}

function edges({ width, palette, id }: Canvas, height: number): Paint {
  const shadow = mix(palette.near, '#000000', 0.5);
  return (
    `<defs>${fade(id('low'), shadow, 0, 0.5)}</defs>` +
    `<rect y="${n(height * 0.7)}" width="${n(width)}" height="${n(height * 0.3)}" fill="url(#${id('low')})"/>`
  );
}
