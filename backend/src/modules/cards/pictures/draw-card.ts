// Draws a card face as an SVG document: the picture shown for cards whose real picture is missing.
import type { CardPicture } from './card-picture.js';
import { cardHeight, cardWidth, frameDefs, inner, type Sheet, sheetOf } from './frame.js';
import { CARD_STYLE } from './inert-picture.js';
import { artWindow } from './layouts/art-window.js';
import { drawArtOnly, drawFullArt, drawPlane, drawToken } from './layouts/full-art.js';
import { drawFlip, drawSplit } from './layouts/halves.js';
import { drawInset } from './layouts/inset.js';
import { drawNormal } from './layouts/normal.js';
import { drawSaga } from './layouts/saga.js';
import { drawSections, sectionsOf } from './layouts/sections.js';
import { splitDefs } from './layouts/split-defs.js';

/** Raise it whenever a picture comes out differently: browsers keep what they have as long as it stays. */
export const DRAWING_VERSION = 1;

/** Picture sizes, as the card database names them; in pixels. */
export const pictureSizes = {
  small: { width: 146, height: 204 },
  normal: { width: 488, height: 680 },
  large: { width: 672, height: 936 },
  png: { width: 745, height: 1040 },
  border_crop: { width: 480, height: 680 },
  art_crop: { width: 626, height: 457 },
} as const;

/** The name of a picture size. */
export type PictureSize = keyof typeof pictureSizes;

/**
 * An SVG document of the face in the given size. Pure: the same picture gives the same bytes on every machine.
 * Nothing in it refers to anything outside, and every stored text is escaped.
 */
export function drawCard(picture: CardPicture, size: PictureSize): string {
  const sheet = sheetOf(picture);
  const { width, height } = pictureSizes[size];
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  if (size === 'art_crop') {
    return `${open} viewBox="0 0 ${width} ${height}" role="img">${artWindow(sheet, { x: 0, y: 0, width, height })}</svg>`;
  }
  const crop = size === 'border_crop';
  const box = crop ? `4 0 ${cardWidth - 8} ${cardHeight}` : `0 0 ${cardWidth} ${cardHeight}`;
  return (
    `${open} viewBox="${box}" preserveAspectRatio="none" role="img"><style>${CARD_STYLE}</style>${frameDefs(sheet)}${splitDefs(sheet)}` +
    `<defs><clipPath id="${sheet.prefix}in"><rect x="${inner.left}" y="${inner.top}" width="${inner.right - inner.left}" height="${inner.bottom - inner.top}" rx="15"/></clipPath></defs>` +
    `<rect width="${cardWidth}" height="${cardHeight}" rx="${crop ? 0 : 25}" fill="${edgeColour(sheet)}"/>` +
    `<g clip-path="url(#${sheet.prefix}in)">${inside(sheet)}</g>${hairline(sheet)}</svg>`
  );
}

function inside(sheet: Sheet): string {
  const { picture } = sheet;
  const { layout, second } = picture;
  if (layout === 'art_series') return drawArtOnly(sheet);
  if (second && layout === 'split') return drawSplit(sheet, [picture, second]);
  if (second && layout === 'flip') return drawFlip(sheet, [picture, second]);
  if (second) return drawInset(sheet, second);
  if (layout === 'planar' || layout === 'scheme') return drawPlane(sheet);
  if (layout === 'token' || layout === 'double_faced_token' || layout === 'emblem') return drawToken(sheet);
  if (picture.textless || isPlainLand(picture)) return drawFullArt(sheet);
  if (layout === 'saga' && /^[IVX]+[ ,]/m.test(picture.text)) return drawSaga(sheet);
  return sectionsOf(picture.text).some((section) => section.badge) ? drawSections(sheet) : drawNormal(sheet);
}

/** Basic lands say nothing but their mana, so they are shown as art. */
function isPlainLand({ subject: { typeLine }, fullArt }: CardPicture): boolean {
  return /\bbasic\b.*\bland\b/i.test(typeLine) || (fullArt && /\bland\b/i.test(typeLine));
}

const edges = new Map([
  ['white', '#f4f1ea'],
  ['silver', '#b9bec4'],
  ['gold', '#b08d3e'],
  ['yellow', '#d8b93a'],
]);

function edgeColour({ picture, tint }: Sheet): string {
  const dark = '#121015';
  return picture.border === 'borderless' ? (tint.deeps[0] ?? dark) : (edges.get(picture.border) ?? dark);
}

/** A fine line inside the edge, metal for etched cards. */
function hairline({ picture, prefix }: Sheet): string {
  const etched = picture.effects.includes('etched');
  const stroke = etched ? '#e8c25d' : `url(#${prefix}spine)`;
  return `<rect x="${inner.left}" y="${inner.top}" width="${inner.right - inner.left}" height="${inner.bottom - inner.top}" rx="15" fill="none" stroke="${stroke}" stroke-width="${etched ? 3.5 : 1.4}" stroke-opacity=".9"/>`;
}
