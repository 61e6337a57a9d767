// The Playset frame: an edge, a coloured spine, art to the brim, a panel with a bowed top, a type ribbon and a foot.
import type { CardPicture } from './card-picture.js';
import { mix } from './colour.js';
import { widthOf } from './glyph-widths.js';
import { hash } from './random.js';
import { fade, linearGradient, n } from './svg.js';
import { drawCost } from './symbols.js';
import { drawHeading, textRun } from './text.js';
import { gemOf, type Tint, tintOf } from './tint.js';

export const cardWidth = 488;
export const cardHeight = 680;
/** The inside of the edge, where everything is drawn. */
export const inner = { left: 13, top: 13, right: 475, bottom: 667 };
const spineWidth = 9;

/** Everything that the parts of one picture share. */
export interface Sheet {
  picture: CardPicture;
  tint: Tint;
  /** A prefix that makes ids unlike those of other pictures on the same page. */
  prefix: string;
  /** Dark panel with light letters, for showcase and borderless printings. */
  dark: boolean;
}

/** The sheet of a picture. */
export function sheetOf(picture: CardPicture): Sheet {
  const tint = tintOf(picture.colours, picture.subject.typeLine);
  const effects = new Set(picture.effects);
  const dark =
    picture.border === 'borderless' ||
    ['showcase', 'inverted', 'etched'].some((effect) => effects.has(effect));
  return { picture, tint, dark, prefix: `p${hash(`${picture.seed}${picture.number}`).toString(36)}` };
}

/** The gradients that the frame's parts refer to. */
export function frameDefs({ tint, prefix, dark, picture }: Sheet): string {
  const [gemDark, gemLight] = gemOf(picture.rarity);
  const night = tint.deeps.map((deep) => mix(deep, '#0a090d', 0.72));
  return (
    `<defs>${linearGradient(`${prefix}spine`, tint.accents)}${linearGradient(`${prefix}deep`, tint.deeps, false)}` +
    `${linearGradient(`${prefix}paper`, dark ? night : tint.papers, false)}` +
    `${linearGradient(`${prefix}gem`, [gemLight, gemDark])}${fade(`${prefix}scrim`, '#07060a', 0.82, 0)}</defs>`
  );
}

/** Letters on the panel. */
export const panelInk = ({ tint, dark }: Sheet): string => (dark ? '#f4f0e8' : tint.ink);

/** A panel for text from `top` down to the inner edge, its upper side bowed like a lifted page. */
export function panel(sheet: Sheet, top: number, bottom = inner.bottom): string {
  const { left, right } = inner;
  const bow = `M${left} ${n(top + 12)}Q${n((left + right) / 2)} ${n(top - 12)} ${right} ${n(top + 12)}`;
  return (
    `<path d="${bow}V${n(bottom)}H${left}Z" fill="url(#${sheet.prefix}paper)"${sheet.dark ? ' fill-opacity=".9"' : ''}/>` +
    `<path d="${bow}" fill="none" stroke="url(#${sheet.prefix}spine)" stroke-width="4"/>`
  );
}

/** The spine down the left side in the card's colours. */
export function spine(sheet: Sheet, top = inner.top, bottom = inner.bottom): string {
  return `<rect x="${inner.left}" y="${n(top)}" width="${spineWidth}" height="${n(bottom - top)}" fill="url(#${sheet.prefix}spine)"/>`;
}

/** Name on the left and cost on the right over the art, on a shade that keeps them legible. */
export function title(
  sheet: Sheet,
  name: string,
  cost: string,
  top = inner.top,
  size = 27,
  shaded = true,
): string {
  const { picture } = sheet;
  const middle = top + size * 1.02;
  const drawn = drawCost(cost, inner.right - 10, middle, size * 0.49);
  const begin = inner.left + spineWidth + 11;
  const marked = picture.twoSided && top === inner.top;
  const mark = marked ? sideMark(sheet, begin + 8, middle) : '';
  const from = begin + (marked ? 24 : 0);
  const heading = drawName(name, from, middle, drawn.left - from - 8, size);
  const shade = `<rect x="${inner.left}" y="${n(top)}" width="${inner.right - inner.left}" height="${n(size * 3.1)}" fill="url(#${sheet.prefix}scrim)"/>`;
  const underline = picture.effects.includes('legendary') || /^legendary/i.test(picture.subject.typeLine);
  const rule = underline ? legendRule(from, middle + size * 0.66, drawn.left - from - 14) : '';
  return (shaded ? shade : '') + mark + heading + drawn.svg + rule;
}

/** A name on one line, or on two where one would make it too small to read. */
function drawName(name: string, x: number, middle: number, room: number, size: number): string {
  const cut = name.lastIndexOf(' ', name.length / 2 + 3);
  if (cut < 1 || widthOf(name) * size * 0.62 < room) {
    return drawHeading(name, x, middle + size * 0.33, room, size, '#ffffff');
  }
  const upper = drawHeading(name.slice(0, cut), x, middle - size * 0.1, room, size * 0.62, '#ffffff');
  return upper + drawHeading(name.slice(cut + 1), x, middle + size * 0.56, room, size * 0.62, '#ffffff');
}

function legendRule(x: number, y: number, width: number): string {
  return `<path d="M${n(x)} ${n(y)}h${n(Math.max(30, width))}" stroke="#f1cf73" stroke-width="1.6" opacity=".9"/><path d="M${n(x)} ${n(y)}m0-4l4 4-4 4-4-4z" fill="#f1cf73"/>`;
}

/** A half-filled disc that tells front from back. */
function sideMark({ picture }: Sheet, x: number, y: number): string {
  const sweep = picture.side === 'front' ? 0 : 1;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="8" fill="none" stroke="#fff" stroke-width="1.8"/><path d="M${n(x)} ${n(y - 8)}A8 8 0 0 ${sweep} ${n(x)} ${n(y + 8)}Z" fill="#fff"/>`;
}

/** The ribbon with the type line and the rarity's gem, centred on `y`. */
export function ribbon(sheet: Sheet, typeLine: string, y: number, gem = true, height = 32): string {
  const left = inner.left + spineWidth + 9;
  const right = inner.right - 9;
  const half = height / 2;
  const shape = `M${left} ${n(y)}l${n(half * 0.6)} ${n(-half)}H${n(right - half * 0.6)}L${right} ${n(y)}l${n(-half * 0.6)} ${n(half)}H${n(left + half * 0.6)}Z`;
  const room = right - left - (gem ? 66 : 30);
  const label = drawHeading(typeLine, left + 16, y + height * 0.18, room, height * 0.55, '#ffffff');
  return (
    `<path d="${shape}" fill="url(#${sheet.prefix}deep)" stroke="#fff" stroke-opacity=".28"/>${label}` +
    (gem ? rarityGem(sheet, right - 25, y, half * 0.72) : '')
  );
}

function rarityGem({ prefix, picture }: Sheet, x: number, y: number, r: number): string {
  const mythic = ['mythic', 'special', 'bonus'].includes(picture.rarity);
  const shape = mythic
    ? `M${n(x)} ${n(y - r * 1.15)}L${n(x + r)} ${n(y - r * 0.5)}V${n(y + r * 0.5)}L${n(x)} ${n(y + r * 1.15)}L${n(x - r)} ${n(y + r * 0.5)}V${n(y - r * 0.5)}Z`
    : `M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r)}L${n(x - r)} ${n(y)}Z`;
  return `<path d="${shape}" fill="url(#${prefix}gem)" stroke="#fff" stroke-opacity=".8" stroke-width="1.2"/>`;
}

/** Small print along the lower edge: set code, number and rarity, the artist, and whose drawing this is. */
export function foot(sheet: Sheet, ink: string, y = inner.bottom - 9, room = 430): string {
  const { picture } = sheet;
  const code = [picture.setCode.toUpperCase(), picture.number, picture.rarity.charAt(0).toUpperCase()]
    .filter(Boolean)
    .join(' • ');
  const size = 10.5;
  const x = inner.left + spineWidth + 12;
  const codeWidth = widthOf(code) * size;
  const artist = picture.artist ? `Artist: ${picture.artist}` : '';
  const line = [artist, 'drawn by Playset'].filter(Boolean).join(' · ');
  const wide = Math.min(widthOf(line) * (size - 1), room - codeWidth - 14);
  return (
    `<g opacity=".78">${textRun(code, { x, y, size, ink, width: codeWidth, bold: true })}` +
    `${textRun(line, { x: x + codeWidth + 12, y, size: size - 1, ink, width: wide, italic: true })}</g>`
  );
}

/** The badge with power and toughness, loyalty or defense at the lower right. */
export function statBadge(
  sheet: Sheet,
  label: string,
  shape: 'stats' | 'loyalty' | 'defense',
  right = inner.right - 8,
  bottom = inner.bottom - 4,
): string {
  if (!label) return '';
  const width = Math.max(58, widthOf(label) * 25 + 30);
  const [left, top] = [right - width, bottom - 38];
  const outlines = {
    stats: `M${n(left + 10)} ${n(top)}H${n(right)}V${n(bottom - 10)}l-10 10H${n(left)}V${n(top + 10)}Z`,
    loyalty: `M${n(left)} ${n(top + 8)}L${n((left + right) / 2)} ${n(top - 4)}L${n(right)} ${n(top + 8)}V${n(bottom - 8)}L${n((left + right) / 2)} ${n(bottom + 2)}L${n(left)} ${n(bottom - 8)}Z`,
    defense: `M${n(left)} ${n(top)}H${n(right)}V${n(bottom - 18)}Q${n(right)} ${n(bottom - 4)} ${n((left + right) / 2)} ${n(bottom + 2)}Q${n(left)} ${n(bottom - 4)} ${n(left)} ${n(bottom - 18)}Z`,
  };
  const wide = widthOf(label) * 25;
  return (
    `<path d="${outlines[shape]}" fill="url(#${sheet.prefix}deep)" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/>` +
    textRun(label, {
      x: (left + right) / 2 - wide / 2,
      y: bottom - 11,
      size: 25,
      ink: '#ffffff',
      width: wide,
      bold: true,
    })
  );
}
