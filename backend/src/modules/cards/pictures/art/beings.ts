// Living subjects as silhouettes in a box from -50 to 50, the ground at 50.
import type { Chance } from '../random.js';
import { n } from '../svg.js';
import type { Paint } from './canvas.js';

/** Two colours that a subject is painted with: its shadow and its light. */
export interface Inks {
  dark: string;
  lit: string;
}

/** A brush for one subject. */
export type Subject = (inks: Inks, chance: Chance) => Paint;

const path = (d: string, fill: string, more = ''): Paint => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number): Paint =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
const mirror = (half: Paint): Paint => `${half}<g transform="scale(-1 1)">${half}</g>`;
const eyes = (x: number, y: number, r: number, fill: string): Paint =>
  `<circle cx="${-x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const staffs: readonly [Subject, ...Subject[]] = [
  ({ dark, lit }) => `${line('M25-44V50', dark, 2.4)}<circle cx="25" cy="-44" r="6" fill="${lit}"/>`,
  ({ dark, lit }) =>
    line('M24-22V50', dark, 2.2) +
    path('M24-20l-6 7v11h12v-11z', lit) +
    line('M24-20l-6 7v11h12v-11z', dark, 1.5),
  ({ dark, lit }) => line('M26-50V50', dark, 2) + path('M26-48q14-4 26 3-10 5-2 14-12-6-24 0z', lit),
  ({ dark, lit }) => path('M22-40l3-9 3 9v50h-6z', lit) + line('M17 10h16M25 10v12', dark, 3),
];

/** A hooded wanderer with staff, lantern, banner or blade. */
export const figure: Subject = (inks, chance) => {
  const cloak =
    'M0-44C10-44 15-36 13-27 12-22 10-19 7-17 19-12 24 8 29 30L33 50H-33L-28 28C-24 8-19-12-7-17-10-19-12-22-13-27-15-36-10-44 0-44Z';
  const fold = line('M-6-8C-10 12-12 30-14 50M7-6C10 14 13 32 16 50', inks.lit, 0.9);
  const face = path('M-6-29C-6-37 6-37 6-29 6-22 3-19 0-19S-6-22-6-29Z', inks.lit, ' opacity=".85"');
  return `${chance.of(staffs)(inks, chance) + path(cloak, inks.dark) + face}<g opacity=".35">${fold}</g>`;
};

/** A broad-shouldered knight with a tall shield. */
export const knight: Subject = ({ dark, lit }, chance) => {
  const plume = chance.is(0.6) ? path('M0-44C8-56 22-50 20-36 14-42 8-42 0-38Z', lit) : '';
  const body =
    'M-9-42H9L11-26 7-18C22-15 28-6 29 8L23 10 20 50H4L0 24-4 50H-20L-23 10-29 8C-28-6-22-15-7-18L-11-26Z';
  const shield = 'M-36-2C-28-5-20-5-12-2V16C-12 28-20 34-24 37-28 34-36 28-36 16Z';
  const blade = path('M30-44l3 8v52h-6v-52z', lit) + line('M23 17h14M30 17v9', dark, 3);
  return (
    blade +
    path(body, dark) +
    path('M-7-33H7V-30H-7Z', lit) +
    plume +
    path(shield, dark) +
    line(shield, lit, 2) +
    line('M-24 2V30M-32 12h16', lit, 1.6)
  );
};

/** A spearman behind a round shield. */
export const spearman: Subject = ({ dark, lit }, chance) => {
  const lean = chance.between(-6, 10);
  const spear = line(`M34 50L${n(30 - lean)}-58`, dark, 2.4) + path(`M${n(30 - lean)}-68l4 12h-8z`, lit);
  const body =
    'M-8-40C-8-52 8-52 8-40L9-26 6-18C20-15 27-4 30 14L18 24 22 50H5L0 30-6 50H-22L-18 20-24 6C-22-8-16-16-6-18L-9-26Z';
  const crest = path('M-10-40C-12-56 8-60 14-44 6-50-2-48-4-38Z', lit);
  const disc = `<circle cx="-16" cy="10" r="22" fill="${dark}" stroke="${lit}" stroke-width="2"/><circle cx="-16" cy="10" r="7" fill="${lit}"/>`;
  return `${spear}${path(body, dark)}${crest}${path('M-6-36H7V-33H-6Z', lit)}${disc}`;
};

/** A great winged thing seen from below: dragon, drake, angel or demon. */
export const dragon: Subject = ({ dark, lit }, chance) => {
  const wing = 'M4-6C14-30 34-44 62-46 56-38 56-30 60-20 50-26 44-22 43-10 35-16 28-12 25-1 19-6 12-3 6 6Z';
  const ribs = line('M6-4C20-24 38-36 58-44M12-8C22-18 32-22 43-14M10-4C16-10 20-8 25-3', lit, 0.8);
  const bend = chance.of([1, -1]);
  const tail = `<g transform="scale(${bend} 1)">${path('M-6 6C-10 24 10 30 4 42 0 50-14 50-20 44-12 48-4 44-3 38-2 30-16 26-12 4Z M-20 44l-8-5 3 9z', dark)}</g>`;
  const body = 'M0-10C9-8 10 4 6 14 3 20-3 20-6 14-10 4-9-8 0-10Z';
  const head = 'M-4-8C-6-18-10-24-4-34L-8-42-2-37 0-42 2-37 8-42 4-34C10-24 6-18 4-8Z';
  return (
    mirror(`${path(wing, dark)}<g opacity=".5">${ribs}</g>`) +
    tail +
    path(body, dark) +
    path(head, dark) +
    eyes(2, -31, 1.1, lit)
  );
};

/** A winged figure under a ring of light. */
export const angel: Subject = ({ dark, lit }, chance) => {
  const lift = chance.between(-8, 8);
  const feathers =
    `M5-14C18-${n(40 + lift)} 44-${n(56 + lift)} 66-${n(48 + lift)}` +
    'C66-34 60-26 54-22 58-18 54-8 46-6 48 0 42 8 34 6 34 12 26 16 20 12 14 8 8 0 5-6Z';
  const quills = line('M10-14C24-30 40-36 54-22M10-10C24-18 36-16 46-6M9-6C18-8 26-4 34 6', lit, 0.9);
  const gown = 'M0-20C8-20 12-14 12-6 12 8 18 28 24 50H-24C-18 28-12 8-12-6-12-14-8-20 0-20Z';
  const halo = `<ellipse cy="-46" rx="11" ry="3.6" fill="none" stroke="${lit}" stroke-width="2.2"/>`;
  return `${mirror(path(feathers, dark) + quills)}${path(gown, dark)}<circle cy="-30" r="8.5" fill="${dark}"/>${halo}${line('M0-14V34M-7 0H7', lit, 1.6)}`;
};

/** A bird on wide wings. */
export const bird: Subject = ({ dark, lit }) => {
  const wing = 'M2-2C18-26 40-30 64-22 52-20 48-16 50-10 42-14 38-10 38-4 30-8 26-4 24 3 16 0 8 4 3 10Z';
  const body = 'M0-14C4-10 6 2 4 14L10 30 0 24-10 30-4 14C-6 2-4-10 0-14Z';
  return (
    mirror(path(wing, dark) + line('M8-2C24-16 40-20 54-19', lit, 0.9)) +
    path(body, dark) +
    path('M-2-12L0-22 2-12Z', lit)
  );
};

/** A heron, still, in the shallows. */
export const heron: Subject = ({ dark, lit }) =>
  path('M-30 14C-14-6 8-8 18 4 22 10 14 22-2 22-14 22-22 20-40 28Z', dark) +
  line('M12 4C22-8 4-20 10-34 12-39 17-40 20-38', dark, 5) +
  path('M18-42L46-34 19-34Z', lit) +
  line('M4 20V50M-4 20L-8 36-2 50M14-40C6-44 0-44-6-42', dark, 2);

/** A moth with eyes on its wings. */
export const moth: Subject = ({ dark, lit }, chance) => {
  const spot = chance.between(4, 7);
  const upper =
    path('M2-8C10-34 40-42 56-32 54-14 34 2 4 4Z', dark) +
    `<circle cx="33" cy="-20" r="${n(spot)}" fill="${lit}"/><circle cx="33" cy="-20" r="${n(spot / 2)}" fill="${dark}"/>`;
  const lower =
    path('M3 4C20 2 38 8 38 24 34 38 16 34 4 14Z', dark) +
    line('M10 8C20 10 28 16 32 26M8-4C20-8 30-18 48-28', lit, 0.9);
  const feelers = line('M1-16C4-28 10-34 18-36', dark, 1.4);
  return mirror(upper + lower + feelers) + path('M0-18C5-14 4 20 0 34-4 20-5-14 0-18Z', lit);
};

/** A serpent rising in coils out of the ground. */
export const serpent: Subject = ({ dark, lit }, chance) => {
  const thick = chance.between(11, 16);
  const coils = line('M-46 52C-46 22-22 22-20 50M-8 52C-6 4 32 8 26 50', dark, thick);
  const neck = line('M40 54C52 8 8 6 8-20 8-34 20-38 26-36', dark, thick * 0.85);
  const head = path('M14-44C28-50 42-42 50-32 40-30 32-24 20-26Z', dark) + path('M46-32l9 5-8-1-4 5z', lit);
  return `${coils + neck + head}<circle cx="31" cy="-38" r="2.2" fill="${lit}"/>`;
};

/** A fish leaping clear of the water. */
export const fish: Subject = ({ dark, lit }) =>
  `<g transform="rotate(-28)">${path('M-44 0C-26-20 8-22 36-4 42-12 52-16 58-16 52-6 52 4 58 14 50 14 42 10 36 4 10 20-26 18-44 0Z M-10-15C0-30 12-30 20-26 16-20 12-16 14-13Z', dark)}<circle cx="-30" cy="-3" r="2.4" fill="${lit}"/>${line('M-20-8C-16-3-16 4-20 9M-8-8C-3-3-3 4-8 9M4-8C9-3 9 4 4 9', lit, 1.1)}</g>` +
  line('M-50 46Q-40 36-30 46M20 48Q30 36 42 46M-14 50Q-8 42 0 50', lit, 1.6);

/** Tentacles around a thing that stays below. */
export const tentacles: Subject = ({ dark, lit }, chance) => {
  const arms = [-44, -26, -8, 12, 30, 46].map((x, i) => {
    const tip = chance.between(-48, -8);
    const curl = i % 2 ? 16 : -16;
    return path(
      `M${x - 6} 54C${x - curl} 20 ${x + curl} ${n(tip + 24)} ${x} ${n(tip)}Q${x - curl * 0.7} ${n(tip - 12)} ${x - curl} ${n(tip + 4)}Q${n(x - curl * 0.5)} ${n(tip - 4)} ${x + 3} ${n(tip + 8)}C${x + curl + 8} ${n(tip + 30)} ${x - curl + 8} 24 ${x + 8} 54Z`,
      dark,
    );
  });
  return arms.join('') + eyes(7, 40, 2.6, lit);
};

/** A construct of plates around one lit eye. */
export const construct: Subject = ({ dark, lit }, chance) => {
  const core = chance.of([
    '<circle cy="2" r="7"',
    '<rect x="-6" y="-5" width="12" height="12" transform="rotate(45 0 1)"',
  ]);
  return (
    path(
      'M-13-44H13L17-26H-17ZM-30-24H30L24 24H-24ZM-34-20L-50-10-46 26-36 26-32 0ZM34-20L50-10 46 26 36 26 32 0ZM-20 27H-3V50H-24ZM20 27H3V50H24Z',
      dark,
    ) +
    path('M-9-37H9V-33H-9Z', lit) +
    `${core} fill="${lit}"/>` +
    line('M-22-16H22M-19 17H19', lit, 0.8)
  );
};

/** A giant whose shoulders are a hill; only the eyes are lit. */
export const giant: Subject = ({ dark, lit }) =>
  path('M-60 54C-58 10-44-8-20-12-24-34-14-50 0-50S24-34 20-12C44-8 58 10 60 54Z', dark) +
  eyes(7, -30, 2.6, lit) +
  line('M-44 14C-38 2-30-3-20-5M44 14C38 2 30-3 20-5M0 4V30M-8 12L0 4 8 12', lit, 0.9);

/** A thing of the dark: a wide grin of eyes. */
export const horror: Subject = ({ dark, lit }, chance) => {
  const many = Array.from(
    { length: 7 },
    () =>
      `<circle cx="${n(chance.between(-26, 26))}" cy="${n(chance.between(-26, 18))}" r="${n(chance.between(1.5, 4.5))}" fill="${lit}"/>`,
  );
  return (
    path(
      'M0-46C34-44 44-12 36 10L48 50 28 36 18 52 6 38-6 52-16 38-30 50-26 32-48 48-36 8C-44-14-32-46 0-46Z',
      dark,
    ) + many.join('')
  );
};

/** A spirit: a pale wisp that trails away, with narrow eyes. */
export const spirit: Subject = ({ dark, lit }) => {
  const wisp =
    'M2-50C18-36 22-20 15-5 27 10 22 32 6 52 9 38 1 30-4 22-7 34-19 40-28 54-31 32-23 12-14-3-21-20-14-37 2-50Z';
  const gaze = path('M-9-22L-1-18-8-15ZM11-23L4-18 11-16Z', dark);
  const rings = `<circle cy="-18" r="44" fill="none" stroke="${lit}" stroke-width=".8" stroke-dasharray="2 5"/>`;
  return `${rings}${path(wisp, lit, ' opacity=".88"')}${path('M2-42C12-32 14-20 9-8 14 4 12 16 6 26 2 14-6 8-5-4-12-18-8-32 2-42Z', '#ffffff', ' opacity=".35"')}${gaze}`;
};
