// Things and places as subjects, in the same box as the beings.
import { n } from '../svg.js';
import type { Inks, Subject } from './beings.js';
import type { Paint } from './canvas.js';

const path = (d: string, fill: string, more = ''): Paint => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number): Paint =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A lantern with a flame. */
export const lantern: Subject = ({ dark, lit }) =>
  line('M-12-34C-12-50 12-50 12-34', dark, 3) +
  path('M-16-34H16L22-24H-22ZM-22 34H22L26 44H-26Z', dark) +
  path('M-18-24H18L20 34H-20Z', lit, ' opacity=".35"') +
  path('M0-14C10-2 13 8 9 18 6 25-6 25-9 18-13 8-4 2 0-14Z', lit) +
  line('M-18-24L-20 34M18-24L20 34M0-24V-18', dark, 2.4);

/** A sword with its point in the ground. */
export const sword: Subject = ({ dark, lit }) =>
  path('M-4-14H4L3 42 0 52-3 42Z', lit) +
  line('M0-12V40', dark, 0.8) +
  path('M-22-19C-10-15 10-15 22-19L20-12C8-9-8-9-20-12Z', dark) +
  line('M0-18V-38', dark, 5) +
  `<circle cy="-43" r="5" fill="${dark}"/><circle cy="-43" r="2" fill="${lit}"/>`;

/** A shield bearing a star. */
export const shield: Subject = ({ dark, lit }) => {
  const rim = 'M-34-38C-14-32 14-32 34-38V0C34 26 14 42 0 50-14 42-34 26-34 0Z';
  return path(rim, dark) + line(rim, lit, 3) + path('M0-24L6-6 24-4 9 6 14 25 0 14-14 25-9 6-24-4-6-6Z', lit);
};

/** A door standing open where no wall is. */
export const door: Subject = ({ dark, lit }) =>
  path('M-26 50V-14C-26-50 26-50 26-14V50Z', dark) +
  path('M-18 50V-12C-18-40 18-40 18-12V50Z', lit) +
  path('M-18 50V-12C-18-34 2-40 4-28V44Z', dark, ' opacity=".85"') +
  `<circle cx="0" cy="12" r="2" fill="${lit}"/>`;

/** A boat with a mast. */
export const boat: Subject = ({ dark, lit }) =>
  path('M-52 22C-30 30 30 30 52 18 44 44 24 48 0 48S-42 44-52 22Z', dark) +
  line('M-4 24V-50', dark, 3) +
  path('M0-46C26-34 34-8 30 14 20 18 10 18 0 16Z', lit) +
  path('M-8-38C-24-22-32-4-34 14-24 18-16 18-8 16Z', lit, ' opacity=".7"') +
  line('M-60 48Q-50 42-40 48T-20 48 0 48 20 48 40 48 60 48', lit, 1.2);

/** A wheel of teeth within teeth. */
export const gear: Subject = ({ dark, lit }, chance) => {
  const teeth = chance.whole(10, 16);
  const spikes = Array.from(
    { length: teeth },
    (_, i) =>
      `<rect x="-4" y="-48" width="8" height="16" transform="rotate(${n((360 / teeth) * i)})" fill="${dark}"/>`,
  );
  const spokes = Array.from(
    { length: 6 },
    (_, i) => `<path d="M0 0V-30" stroke="${dark}" stroke-width="4" transform="rotate(${i * 60})"/>`,
  );
  return (
    spikes.join('') +
    `<circle r="37" fill="none" stroke="${dark}" stroke-width="9"/><circle r="33" fill="${lit}" opacity=".3"/>${spokes.join('')}<circle r="12" fill="${dark}"/><circle r="6" fill="${lit}"/>`
  );
};

/** A bell in mid swing. */
export const bell: Subject = ({ dark, lit }) =>
  `<g transform="rotate(12)">${path('M0-40C20-38 22-12 26 8 28 20 36 26 38 34H-38C-36 26-28 20-26 8-22-12-20-38 0-40Z', dark)}<circle cy="38" r="7" fill="${lit}"/>${line('M-28 22H28M-24 12H24', lit, 1.5)}${line('M-8-42C-8-54 8-54 8-42', dark, 4)}</g>` +
  line('M-50-10C-56 6-56 20-50 34M54-20C60-2 60 12 56 28', lit, 1.6);

/** An open book with light between its pages. */
export const book: Subject = ({ dark, lit }) =>
  path(
    'M0 0L-30-46M0 0L-10-54M0 0L14-52M0 0L32-44',
    'none',
    ` stroke="${lit}" stroke-width="2" opacity=".6"`,
  ) +
  path('M0 10C-16-4-38-4-50 4V38C-38 30-16 30 0 44 16 30 38 30 50 38V4C38-4 16-4 0 10Z', dark) +
  path(
    'M0 14C-14 2-34 1-45 7V32C-34 27-14 28 0 38 14 28 34 27 45 32V7C34 1 14 2 0 14Z',
    lit,
    ' opacity=".85"',
  ) +
  line(
    'M0 14V38M-36 14C-26 12-16 15-8 19M-36 21C-26 19-16 22-8 26M36 14C26 12 16 15 8 19M36 21C26 19 16 22 8 26',
    dark,
    1.2,
  );

/** A coin, or a hoard of them. */
export const coin: Subject = ({ dark, lit }, chance) => {
  const pile = Array.from(
    { length: 9 },
    (_, i) =>
      `<ellipse cx="${n(chance.between(-40, 40))}" cy="${n(30 + (i % 3) * 8)}" rx="13" ry="5" fill="${i % 2 ? lit : dark}" stroke="${dark}"/>`,
  );
  return `<circle cy="-8" r="33" fill="${lit}" stroke="${dark}" stroke-width="4"/><circle cy="-8" r="25" fill="none" stroke="${dark}" stroke-dasharray="2 4" stroke-width="2"/>${path('M0-26L6-10 17-8 6-4 0 12-6-4-17-8-6-10Z', dark)}${pile.join('')}`;
};

/** A crown on a cushion of light. */
export const crown: Subject = ({ dark, lit }) =>
  path('M-38 26L-46-24-20 2 0-40 20 2 46-24 38 26Z', lit) +
  path('M-38 26H38V40H-38Z', dark) +
  `<g fill="${dark}"><circle cx="-46" cy="-26" r="5"/><circle cy="-43" r="6"/><circle cx="46" cy="-26" r="5"/></g><g fill="${lit}"><circle cx="-22" cy="33" r="3"/><circle cy="33" r="4"/><circle cx="22" cy="33" r="3"/></g>`;

/** A tall tower with lit windows. */
export const tower: Subject = ({ dark, lit }, chance) => {
  const windows = Array.from({ length: 6 }, (_, i) => `M${chance.whole(-9, 5)} ${-24 + i * 12}h4v6h-4z`);
  return (
    path('M-14 54L-11-28H-17V-38L0-60 17-38V-28H11L14 54Z', dark) +
    path(windows.join(''), lit) +
    path('M-6-38H6V-30H-6Z', lit) +
    line('M0-60V-70', dark, 1.5)
  );
};

/** A fortress with banners. */
export const castle: Subject = ({ dark, lit }) =>
  path(
    'M-60 54V4h8v-8h8v8h8v-8h6V-30h6v-8h6v8h8v-8h6v8h6V-8h2V-44L8-60 14-44h2v36h8V-20h8v-8h6v8h6v-8h6v40h10v42Z',
    dark,
  ) +
  path('M-8 54V34C-8 22 8 22 8 34V54Z', lit) +
  path('M-24-38v-14l14 5-14 5ZM42-28v-12l12 4-12 4Z', lit) +
  path('M-30-14h5v8h-5zM34-6h5v8h-5zM-44 16h5v8h-5zM4-30h4v8h-4z', lit);

/** A branching tree; its crown in leaf or bare. */
export const tree: Subject = ({ dark, lit }, chance) => {
  const blobs = Array.from(
    { length: 9 },
    () =>
      `<circle cx="${n(chance.between(-36, 36))}" cy="${n(chance.between(-46, -8))}" r="${n(chance.between(11, 20))}"/>`,
  );
  const fruit = Array.from(
    { length: 8 },
    () => `<circle cx="${n(chance.between(-38, 38))}" cy="${n(chance.between(-50, 0))}" r="2.2"/>`,
  );
  const trunk = path(
    'M-8 52C-4 30-6 14-22-8L-18-10C-8 2-3 4-1-20H2C3 4 8 0 20-14L23-11C8 12 4 30 10 52L22 56H-20Z',
    dark,
  );
  if (chance.is(0.25))
    return (
      trunk +
      line('M-20-9L-34-26M-20-9L-18-30M1-18L-6-44M1-18L10-42M22-13L36-30M22-13L22-36', dark, 2.6) +
      `<g fill="${lit}">${fruit.join('')}</g>`
    );
  return `<g fill="${dark}">${blobs.join('')}</g>${trunk}<g fill="${lit}">${fruit.join('')}</g>`;
};

/** Toadstools, small and tall. */
export const mushrooms: Subject = (inks, chance) =>
  [
    [-28, 0.7],
    [24, 0.85],
    [-2, 1.25],
  ]
    .map(
      ([x = 0, size = 1]) =>
        `<g transform="translate(${x} ${n(52 - 40 * size)}) scale(${size})">${cap(inks, chance.between(24, 34))}</g>`,
    )
    .join('');

function cap({ dark, lit }: Inks, wide: number): Paint {
  const w = n(wide);
  return (
    path('M-6 0C-4 14-5 28-9 42H9C5 28 4 14 6 0Z', lit, ' opacity=".8"') +
    path(`M-${w} 4C-${w}-30 ${w}-30 ${w} 4 ${n(wide / 2)} 9-${n(wide / 2)} 9-${w} 4Z`, dark) +
    `<g fill="${lit}"><circle cx="-10" cy="-9" r="3.4"/><circle cx="6" cy="-14" r="2.6"/><circle cx="14" cy="-4" r="2.4"/></g>`
  );
}

/** A cluster of standing crystals. */
export const crystal: Subject = ({ dark, lit }, chance) =>
  [-34, -18, 20, 36, 0]
    .map((x, i) => {
      const tall = i === 4 ? 96 : chance.between(36, 66);
      const wide = i === 4 ? 15 : 10;
      const top = 52 - tall;
      return (
        path(`M${x} ${n(top)}L${x + wide} ${n(top + 18)}V54H${x - wide}V${n(top + 18)}Z`, dark) +
        path(
          `M${x} ${n(top)}L${x + wide} ${n(top + 18)}V54H${x + 1}Z`,
          lit,
          ` opacity="${i === 4 ? 0.85 : 0.5}"`,
        )
      );
    })
    .join('');

/** An egg, a pearl or a seed: something round that glows, in a nest. */
export const orb: Subject = ({ dark, lit }) =>
  `<circle r="30" cy="-4" fill="${lit}" opacity=".35"/><circle r="21" cy="-4" fill="${lit}"/><path d="M-12-10A16 16 0 0 1 0-20" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>` +
  path('M-34 16C-20 30 20 30 34 16L22 48H-22Z', dark) +
  line('M-26 50H26', dark, 5);

/** A bare, floating mask. */
export const mask: Subject = ({ dark, lit }) =>
  path('M0-46C30-46 36-22 32 4 28 30 12 46 0 50-12 46-28 30-32 4-36-22-30-46 0-46Z', lit) +
  path(
    'M-22-10C-14-18-6-16-4-6-10-2-18-2-22-10ZM22-10C14-18 6-16 4-6 10-2 18-2 22-10ZM-10 26Q0 34 10 26 0 30-10 26Z',
    dark,
  ) +
  line('M0-46V-28M0-6V10', dark, 1.6);

/** A footed cup that steams. */
export const cup: Subject = ({ dark, lit }, chance) => {
  const steam = [-12, 0, 12].map(
    (x) => `M${x}-22c-${n(chance.between(6, 12))}-10 ${n(chance.between(6, 12))}-18 0-30`,
  );
  return `${path('M-32-14H32C32 14 16 24 6 26V40H20V47H-20V40H-6V26C-16 24-32 14-32-14Z', dark)}${line('M32-8C48-8 46 14 26 13', dark, 4)}${path('M-26-14C-20-8 20-8 26-14Z', lit)}${line(steam.join(''), lit, 2)}`;
};
