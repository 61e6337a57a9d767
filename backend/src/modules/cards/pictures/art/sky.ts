// Skies: gradients with moons, suns, stars, rays and ribbons of light.
import { mix } from '../colour.js';
import { glow, linearGradient, n, polygon } from '../svg.js';
import type { Canvas, Paint } from './canvas.js';

/** The place and size of the sun or moon. */
export interface Light {
  x: number;
  y: number;
  radius: number;
}

/** Where the light of this painting stands. */
export function placeLight(canvas: Canvas): Light {
  const { width, height, chance } = canvas;
  return {
    x: width * chance.between(0.22, 0.78),
    y: height * chance.between(0.2, 0.42),
    radius: height * chance.between(0.09, 0.21),
  };
}

/** The whole sky behind everything. */
export function paintSky(canvas: Canvas, light: Light, kind: string): Paint {
  const { width, height, palette, chance, id } = canvas;
  const middle = mix(palette.skyTop, palette.skyLow, 0.55);
  const definitions = `<defs>${linearGradient(id('sky'), [palette.skyTop, middle, palette.skyLow])}${glow(id('halo'), palette.light, 0.75)}</defs>`;
  const ground = `<rect width="${n(width)}" height="${n(height)}" fill="url(#${id('sky')})"/>`;
  const halo = `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(light.radius * 2.9)}" fill="url(#${id('halo')})"/>`;
  const extra = kind === 'rays' ? rays(canvas, light) : kind === 'aurora' ? aurora(canvas) : stars(canvas);
  return definitions + ground + extra + halo + disc(canvas, light, chance.whole(0, 5)) + clouds(canvas);
}

function disc(canvas: Canvas, { x, y, radius }: Light, kind: number): Paint {
  const { palette } = canvas;
  const whole = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${palette.light}"/>`;
  if (kind === 0) return crescent(x, y, radius, palette.light);
  if (kind === 1) return whole + ring(x, y, radius, palette.light);
  if (kind === 2) return whole + cracks(canvas, x, y, radius);
  if (kind === 3) {
    const dim = mix(palette.light, palette.skyLow, 0.5);
    return `${whole}<circle cx="${n(x + radius * 1.5)}" cy="${n(y - radius * 0.7)}" r="${n(radius * 0.3)}" fill="${dim}"/>`;
  }
  return whole;
}

function crescent(x: number, y: number, r: number, fill: string): Paint {
  const d = `M${n(x + r * 0.5)} ${n(y - r * 0.87)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.5)} ${n(y + r * 0.87)}A${n(r * 1.05)} ${n(r * 1.05)} 0 0 1 ${n(x + r * 0.5)} ${n(y - r * 0.87)}Z`;
  return `<path d="${d}" fill="${fill}"/>`;
}

function ring(x: number, y: number, r: number, stroke: string): Paint {
  return (
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.85)}" ry="${n(r * 0.5)}" fill="none" stroke="${stroke}" ` +
    `stroke-width="${n(r * 0.09)}" opacity=".75" transform="rotate(-18 ${n(x)} ${n(y)})"/>`
  );
}

function cracks(canvas: Canvas, x: number, y: number, r: number): Paint {
  const { chance, palette } = canvas;
  const bend = chance.between(-0.3, 0.3) * r;
  const d = `M${n(x - r * 0.2)} ${n(y - r)}l${n(r * 0.3)} ${n(r * 0.6)} ${n(-r * 0.35)} ${n(r * 0.4)} ${n(r * 0.3 + bend)} ${n(r)}`;
  return `<path d="${d}" fill="none" stroke="${palette.skyTop}" stroke-width="${n(r * 0.07)}" opacity=".7"/>`;
}

function stars(canvas: Canvas): Paint {
  const { width, height, chance, palette } = canvas;
  const dots = Array.from({ length: 34 }, () => {
    const size = chance.between(0.6, 2.2);
    return `M${n(chance.between(0, width))} ${n(chance.between(0, height * 0.6))}h${n(size)}v${n(size)}h-${n(size)}z`;
  });
  return `<path d="${dots.join('')}" fill="${palette.light}" opacity=".7"/>`;
}

function rays(canvas: Canvas, { x, y }: Light): Paint {
  const { width, chance, palette } = canvas;
  const turn = chance.between(0, 1);
  const beams = Array.from({ length: 14 }, (_, i) => {
    const [from, to] = [i + turn, i + turn + 0.45].map((step) => (step / 14) * Math.PI * 2) as [
      number,
      number,
    ];
    const far = width * 1.3;
    return polygon([
      [x, y],
      [x + Math.cos(from) * far, y + Math.sin(from) * far],
      [x + Math.cos(to) * far, y + Math.sin(to) * far],
    ]);
  });
  return `<path d="${beams.join('')}" fill="${palette.light}" opacity=".16"/>`;
}

function aurora(canvas: Canvas): Paint {
  const { width, height, chance, palette } = canvas;
  const ribbons = Array.from({ length: 4 }, (_, i) => {
    const y = height * (0.12 + i * 0.09);
    const [a, b] = [chance.between(-50, 50), chance.between(-50, 50)];
    const d = `M-10 ${n(y)}C${n(width * 0.3)} ${n(y + a)} ${n(width * 0.6)} ${n(y + b)} ${n(width + 10)} ${n(y - a)}`;
    return `<path d="${d}" fill="none" stroke="${i % 2 ? palette.light : palette.accent}" stroke-width="${n(chance.between(6, 22))}" opacity=".22"/>`;
  });
  return stars(canvas) + ribbons.join('');
}

function clouds(canvas: Canvas): Paint {
  const { width, height, chance, palette } = canvas;
  const banks = Array.from({ length: chance.whole(2, 5) }, () => {
    const [x, y] = [chance.between(-60, width), chance.between(height * 0.08, height * 0.55)];
    const long = chance.between(90, 230);
    const thick = chance.between(4, 12);
    return `M${n(x)} ${n(y)}q${n(long * 0.25)} ${n(-thick * 2)} ${n(long * 0.5)} ${n(-thick * 0.4)}t${n(long * 0.5)} ${n(thick * 0.4)}q${n(-long * 0.5)} ${n(thick)} ${n(-long)} 0z`;
  });
  return `<path d="${banks.join('')}" fill="${mix(palette.light, palette.skyLow, 0.4)}" opacity=".38"/>`;
}
