// Spells and forces as subjects: bursts, spirals, bolts, flames, rings and constellations.
import type { Chance } from '../random.js';
import { n, polygon } from '../svg.js';
import type { Subject } from './beings.js';

const ring = (r: number, stroke: string, width: number, more = ''): string =>
  `<circle r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`;

/** A star that bursts. */
export const burst: Subject = ({ lit, dark }, chance) => {
  const count = chance.whole(11, 19);
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const turn = (i / (count * 2)) * Math.PI * 2;
    const r = i % 2 ? 17 : chance.between(34, 66);
    return [Math.cos(turn) * r, Math.sin(turn) * r] as const;
  });
  return `<path d="${polygon(points)}" fill="${lit}" opacity=".9"/><circle r="13" fill="#fff" opacity=".9"/>${ring(26, dark, 1.4, ' stroke-dasharray="3 5"')}`;
};

/** A spiral that draws everything in. */
export const spiral: Subject = ({ lit, dark }, chance) => {
  const arms = chance.whole(2, 4);
  const turn = chance.between(3.5, 6);
  return `${Array.from({ length: arms }, (_, arm) => {
    const points = Array.from({ length: 22 }, (_, i) => {
      const at = (i / 21) * turn + (arm / arms) * Math.PI * 2;
      const r = 3 + i * 2.7;
      return `${n(Math.cos(at) * r)} ${n(Math.sin(at) * r * 0.72)}`;
    });
    return `<path d="M${points.join('L')}" fill="none" stroke="${arm % 2 ? dark : lit}" stroke-width="${n(6 - arm)}" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`;
  }).join('')}<circle r="7" fill="${lit}"/>`;
};

/** Forked lightning. */
export const bolt: Subject = ({ lit }, chance) => {
  const fork = (x: number, y: number, length: number, width: number): string => {
    let d = `M${n(x)} ${n(y)}`;
    for (let i = 0; i < 6; i++) d += `l${n(chance.between(-15, 15))} ${n(length / 6)}`;
    return `<path d="${d}" fill="none" stroke="${lit}" stroke-width="${width}" stroke-linejoin="bevel"/>`;
  };
  return fork(0, -72, 124, 5) + fork(-6, -50, 84, 2.4) + fork(10, -40, 76, 2) + fork(28, -70, 60, 1.4);
};

/** Tongues of flame. */
export const flame: Subject = ({ lit, dark }, chance) => {
  const tongue = 'M0-58C8-34 32-22 28 14 26 38 12 50 0 50S-26 38-28 14C-30-6-14-10-12-28-2-24 0-36 0-58Z';
  const lean = chance.of([1, -1]);
  return `<g transform="scale(${lean} 1)"><path d="${tongue}" fill="${dark}"/><path d="${tongue}" fill="${lit}" transform="translate(1 12) scale(.74)"/><path d="${tongue}" fill="#fff" opacity=".75" transform="translate(2 30) scale(.38)"/></g>`;
};

/** Rings within rings, marked like a dial. */
export const sigil: Subject = ({ lit, dark }, chance) => {
  const sides = chance.whole(3, 8);
  const star = (r: number, skip: number): string =>
    polygon(
      Array.from({ length: sides }, (_, i) => {
        const turn = ((i * skip) / sides) * Math.PI * 2 - Math.PI / 2;
        return [Math.cos(turn) * r, Math.sin(turn) * r] as const;
      }),
    );
  const skip = sides > 4 && sides !== 6 ? 2 : 1;
  return `<circle r="50" fill="${dark}" opacity=".5"/>${ring(50, lit, 2)}${ring(43, lit, 0.9, ' stroke-dasharray="1 4"')}<path d="${star(42, skip)}" fill="none" stroke="${lit}" stroke-width="2"/><path d="${star(24, 1)}" fill="${lit}" opacity=".35" transform="rotate(${n(180 / sides)})"/>${ring(24, lit, 1.2)}<circle r="6" fill="${lit}"/>`;
};

/** Stars joined into a figure. */
export const constellation: Subject = ({ lit }, chance) => {
  const stars = Array.from(
    { length: 8 },
    (_, i) => [-56 + i * 16 + chance.between(-5, 5), chance.between(-48, 44)] as const,
  );
  const dots = stars.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(chance.between(2, 4.6))}"/>`);
  return `<path d="M${stars.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke="${lit}" stroke-width="1.2" opacity=".7"/><g fill="${lit}">${dots.join('')}</g>`;
};

/** A wave that is about to break. */
export const wave: Subject = ({ lit, dark }) =>
  `<path d="M-70 54C-50 20-30-40 14-44 44-46 56-22 46-6 42-22 28-26 18-18 2-4 20 34 70 40V54Z" fill="${dark}"/><path d="M-58 54C-40 22-22-26 14-34 34-38 44-26 44-14 36-26 20-28 11-18-8 4 10 40 56 50" fill="none" stroke="${lit}" stroke-width="2.4"/><path d="M-40 54C-28 28-14-8 6-20M-22 54C-14 36-8 14-1 2" fill="none" stroke="${lit}" stroke-width="1.3" opacity=".7"/><g fill="${lit}"><circle cx="52" cy="-10" r="3"/><circle cx="58" cy="-24" r="2"/><circle cx="40" cy="2" r="2.2"/></g>`;

/** A falling star with its tail. */
export const comet: Subject = ({ lit }) =>
  `<path d="M-14 22L66-62-2 30Z" fill="${lit}" opacity=".5"/><path d="M-20 16L40-60-8 32Z" fill="${lit}" opacity=".35"/><circle cx="-11" cy="25" r="13" fill="${lit}"/><circle cx="-13" cy="23" r="6" fill="#fff"/>`;

/** Thorned vines that climb and flower. */
export const vines: Subject = ({ lit, dark }, chance) => {
  const stems = Array.from({ length: 6 }, (_, i) => stem(-50 + i * 20, chance));
  const blooms = Array.from({ length: 5 }, () => {
    const at = `M${n(chance.between(-44, 44))} ${n(chance.between(-55, 15))}`;
    return `${at}l2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.5z`;
  });
  const lines = stems.map(({ line, thick }) => `<path d="${line}" stroke-width="${n(thick)}"/>`).join('');
  const leaves = stems.map(({ leaves }) => leaves).join('');
  return `<g fill="none" stroke="${dark}" stroke-linecap="round">${lines}</g><path d="${leaves}" fill="${dark}"/><path d="${blooms.join('')}" fill="${lit}"/>`;
};

/** One stem as a curve from the ground up, with its leaves on alternate sides. */
function stem(x: number, chance: Chance): { line: string; thick: number; leaves: string } {
  const [a, b, top] = [chance.between(-50, 50), chance.between(-50, 50), chance.between(-56, -14)];
  const xs = [x, x + a, x - b, x + b * 0.4] as const;
  const ys = [58, 26, -4, top] as const;
  const leaves = Array.from({ length: 6 }, (_, k) => {
    const [lx, ly] = [bezier(xs, (k + 1) / 7), bezier(ys, (k + 1) / 7)];
    const turn = ((k % 2 ? -35 : 215) + chance.between(-25, 25)) * (Math.PI / 180);
    const [dx, dy] = [Math.cos(turn) * 17, Math.sin(turn) * 17];
    const [cx, cy] = [dx / 2 - dy / 2, dy / 2 + dx / 2];
    return `M${n(lx)} ${n(ly)}q${n(cx)} ${n(cy)} ${n(dx)} ${n(dy)}q${n(-cx)} ${n(-cy)} ${n(-dx)} ${n(-dy)}`;
  });
  const line = `M${n(xs[0])} 58C${n(xs[1])} 26 ${n(xs[2])} -4 ${n(xs[3])} ${n(top)}`;
  return { line, thick: chance.between(3, 5.5), leaves: leaves.join('') };
}

function bezier([p0, p1, p2, p3]: readonly [number, number, number, number], t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}
