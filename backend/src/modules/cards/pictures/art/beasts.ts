// Beasts on four legs, that differ in what grows on their heads and how they stand.

import { n } from '../svg.js';
import type { Inks, Subject } from './beings.js';
import type { Paint } from './canvas.js';

const path = (d: string, fill: string): Paint => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): Paint =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

function walker({ dark, lit }: Inks, crown: Paint): Paint {
  const body =
    'M-40-14C-40-22-30-26-24-22-16-20-14-8 2-8 18-10 32-6 37 4 41 14 35 20 35 30L37 50H31L25 28C22 24 18 23 14 22L4 23-12 20-14 50H-20L-22 26-27 50H-33L-29 16C-32 8-30 2-31-3-36-2-44-4-46-7Z';
  const back = path('M20 22L24 36 20 50H14L15 36 10 22Z', dark);
  const tail = line('M36 4C44 6 46 14 44 24', dark, 3);
  return `${crown}${tail}${back}${path(body, dark)}<circle cx="-34" cy="-14" r="1.8" fill="${lit}"/>`;
}

/** A stag with branching antlers. */
export const stag: Subject = (inks) =>
  walker(
    inks,
    line('M-32-22C-38-34-34-44-42-50M-36-36L-46-40M-28-22C-24-34-16-36-16-48M-23-34L-12-36', inks.dark, 2.4),
  );

/** A beast with curved horns. */
export const horned: Subject = (inks) =>
  walker(inks, line('M-32-20C-44-24-46-34-40-40M-26-21C-18-28-20-38-26-40', inks.dark, 3.2));

/** A hound that howls at the sky. */
export const hound: Subject = ({ dark, lit }) => {
  const body =
    'M-40-44L-33-38C-26-38-20-32-16-22-10-10 4-8 18-6 32-4 38 6 36 18L40 50H34L27 26C18 22 4 20-6 20L-10 50H-16L-18 28-24 50H-30L-26 8C-30-2-32-12-32-22L-46-38Z';
  return `${line('M36 6C46 2 50-8 46-20', dark, 5)}${path(body, dark)}${path('M-24-36L-14-42-20-28Z', dark)}${path('M16 20L22 36 18 50H12L14 36 6 20Z', dark)}<circle cx="-31" cy="-32" r="1.7" fill="${lit}"/>`;
};

/** A low prowler: cat, rat, bear or badger. */
export const prowler: Subject = ({ dark, lit }, chance) => {
  const bulk = chance.between(-4, 10);
  const body = `M-52 22C-52 12-42 6-34 4C-24-${n(10 + bulk)} 8-${n(18 + bulk)} 30-4C42 4 44 20 42 30L44 50H34L30 38H6L4 50H-8L-8 38H-18L-22 50H-32L-32 34C-40 34-50 30-52 22Z`;
  const ears = path('M-42 8L-42-4-34 4ZM-34 5L-31-6-26 4Z', dark);
  return `${line('M42 20C54 20 60 8 56-6', dark, 3.6)}${path(body, dark)}${ears}<circle cx="-43" cy="16" r="2" fill="${lit}"/>`;
};
