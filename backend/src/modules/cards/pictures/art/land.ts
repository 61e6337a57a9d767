// Land and water in layers: ridges, hills, woods, waves, towns, spires, hedges.
import { fade, n } from '../svg.js';
import { type Canvas, landAt, type Paint } from './canvas.js';

/** Kinds of ground that a painting may stand on. */
export type Ground =
  | 'ridges'
  | 'hills'
  | 'woods'
  | 'waves'
  | 'town'
  | 'spires'
  | 'hedges'
  | 'dunes'
  | 'reeds';

/** Four layers of ground, the farthest first, with mist between them; `mid` is painted before the last layer. */
export function paintLand(canvas: Canvas, grounds: readonly Ground[], mid: Paint): Paint {
  const { width, height, palette, id } = canvas;
  const layers = [0.5, 0.62, 0.74, 0.88].map((horizon, i) => {
    const ground = grounds[Math.min(i, grounds.length - 1)] ?? 'hills';
    const depth = (i + 0.4) / 3.4;
    const shape = outline(canvas, ground, horizon * height, depth);
    const mist =
      i < 3
        ? `<rect y="${n(horizon * height)}" width="${n(width)}" height="${n(height * 0.2)}" fill="url(#${id('mist')})"/>`
        : '';
    const body = `<path d="${shape}V${n(height + 5)}H-5Z" fill="${landAt(canvas, depth)}"/>`;
    return (i === 3 ? mid : '') + body + mist;
  });
  return `<defs>${fade(id('mist'), palette.skyLow, 0, 0.34)}</defs>${layers.join('')}`;
}

function outline(canvas: Canvas, ground: Ground, y: number, depth: number): string {
  return `M-5 ${n(y)}${shapes[ground](canvas, y, 0.4 + depth)}`;
}

type Shape = (canvas: Canvas, y: number, scale: number) => string;

const shapes: Readonly<Record<Ground, Shape>> = {
  ridges: ({ width, chance }, y, scale) =>
    walk(width, 46 * scale, (x, step) => {
      const peak = y - chance.between(4, 74) * scale;
      return `L${n(x + step * chance.between(0.35, 0.6))} ${n(peak)}L${n(x + step)} ${n(y - chance.between(-14, 22) * scale)}`;
    }),
  hills: ({ width, chance }, y, scale) =>
    walk(
      width,
      150 * scale,
      (x, step) => `Q${n(x + step / 2)} ${n(y - chance.between(5, 62) * scale)} ${n(x + step)} ${n(y)}`,
    ),
  dunes: ({ width, chance }, y, scale) =>
    walk(width, 190 * scale, (x, step) => {
      const crest = y - chance.between(16, 46) * scale;
      return `C${n(x + step * 0.4)} ${n(y)} ${n(x + step * 0.55)} ${n(crest)} ${n(x + step * 0.7)} ${n(crest)}Q${n(x + step * 0.72)} ${n(y - 6)} ${n(x + step)} ${n(y)}`;
    }),
  woods: ({ width, chance }, y, scale) =>
    walk(width, 17 * scale, (x, step) => {
      const tip = y - chance.between(16, 62) * scale;
      return `L${n(x + step * 0.2)} ${n((tip + y) / 2 + 3)}H${n(x + step * 0.32)}L${n(x + step / 2)} ${n(tip)}L${n(x + step * 0.7)} ${n((tip + y) / 2 + 3)}H${n(x + step * 0.8)}L${n(x + step)} ${n(y)}`;
    }),
  waves: ({ width, chance }, y, scale) =>
    walk(width, 58 * scale, (x, step) => {
      const crest = y - chance.between(8, 24) * scale;
      return `C${n(x + step * 0.3)} ${n(y)} ${n(x + step * 0.4)} ${n(crest)} ${n(x + step * 0.75)} ${n(crest)}Q${n(x + step * 0.62)} ${n(y - 2)} ${n(x + step)} ${n(y)}`;
    }),
  town: ({ width, chance }, y, scale) =>
    walk(width, 26 * scale, (x, step) => {
      const roof = y - chance.between(10, 66) * scale;
      const wall = `V${n(roof)}`;
      if (chance.is(0.45))
        return `${wall}L${n(x + step / 2)} ${n(roof - 22 * scale)}L${n(x + step)} ${n(roof)}V${n(y)}`;
      if (chance.is(0.4))
        return `${wall}h${n(step * 0.25)}v${n(6 * scale)}h${n(step * 0.25)}v${n(-6 * scale)}h${n(step * 0.5)}V${n(y)}`;
      return `${wall}H${n(x + step)}V${n(y)}`;
    }),
  spires: ({ width, chance }, y, scale) =>
    walk(width, 40 * scale, (x, step) => {
      const tip = y - chance.between(10, 110) * scale;
      const lean = chance.between(0.3, 0.7);
      return `L${n(x + step * (lean - 0.16))} ${n(tip + 18 * scale)}L${n(x + step * lean)} ${n(tip)}L${n(x + step * (lean + 0.2))} ${n(tip + 30 * scale)}L${n(x + step)} ${n(y)}`;
    }),
  hedges: ({ width, chance }, y, scale) =>
    walk(
      width,
      24 * scale,
      (x, step) =>
        `q${n(step * 0.1)} ${n(-chance.between(12, 34) * scale)} ${n(step / 2)} ${n(-10 * scale)}T${n(x + step)} ${n(y)}`,
    ),
  reeds: ({ width, chance }, y, scale) =>
    walk(width, 9 * scale, (x, step) => {
      const bend = chance.between(-7, 9) * scale;
      return `Q${n(x + step * 0.3)} ${n(y - 20 * scale)} ${n(x + step / 2 + bend)} ${n(y - chance.between(14, 58) * scale)}Q${n(x + step * 0.7)} ${n(y - 16 * scale)} ${n(x + step)} ${n(y)}`;
    }),
};

function walk(width: number, stride: number, step: (x: number, stride: number) => string): string {
  const count = Math.max(3, Math.min(34, Math.ceil((width + 10) / stride)));
  const even = (width + 10) / count;
  return Array.from({ length: count }, (_, i) => step(-5 + i * even, even)).join('');
}
