// What floats in front: sparks, snow, bubbles, petals, rain, fireflies; and the dark at the edges.
import { n } from '../svg.js';
import type { Canvas, Paint } from './canvas.js';

/** Kinds of drifting things. */
export type Drift = 'sparks' | 'snow' | 'bubbles' | 'petals' | 'rain' | 'fireflies' | 'birds' | 'none';

/** Drifting things over the whole painting. */
export function paintDrift(canvas: Canvas, drift: Drift): Paint {
  const { width, height, chance, palette } = canvas;
  if (drift === 'none') return '';
  const amount = drift === 'birds' ? chance.whole(3, 7) : chance.whole(14, 26);
  const marks = Array.from({ length: amount }, () => {
    const x = chance.between(0, width);
    const y = chance.between(
      drift === 'birds' ? height * 0.1 : height * 0.15,
      drift === 'birds' ? height * 0.45 : height,
    );
    return mark(drift, x, y, chance.between(1, 3.4));
  });
  const lines = drift === 'rain' || drift === 'bubbles' || drift === 'birds';
  const colour =
    drift === 'birds' ? palette.near : drift === 'snow' || drift === 'rain' ? palette.light : palette.accent;
  const ink = lines ? `fill="none" stroke="${colour}" stroke-width="1.4"` : `fill="${colour}"`;
  return `<path d="${marks.join('')}" ${ink} opacity="${drift === 'rain' ? 0.4 : 0.85}"/>`;
}

function mark(drift: Drift, x: number, y: number, size: number): string {
  const at = `M${n(x)} ${n(y)}`;
  if (drift === 'rain') return `${at}l-${n(size * 2)} ${n(size * 8)}`;
  if (drift === 'petals')
    return `${at}q${n(size * 2)}-${n(size * 2)} ${n(size * 3)} 0q-${n(size * 1.4)} ${n(size)}-${n(size * 3)} 0z`;
  if (drift === 'sparks')
    return `${at}l${n(size * 0.6)}-${n(size * 2.4)} ${n(size * 0.6)} ${n(size * 2.4)}-${n(size * 0.6)} ${n(size)}z`;
  if (drift === 'birds')
    return `${at}q${n(size * 2)}-${n(size * 2.4)} ${n(size * 3.6)} 0q${n(size * 1.6)}-${n(size * 2.4)} ${n(size * 3.6)} 0`;
  const r = n(drift === 'bubbles' ? size * 1.6 : size * 0.7);
  const across = n((drift === 'bubbles' ? size * 1.6 : size * 0.7) * 2);
  return `${at}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`;
}
