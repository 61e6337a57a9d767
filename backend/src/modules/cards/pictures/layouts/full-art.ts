// Layouts in which the art fills the card: art cards, textless cards, full-art lands, planes, tokens and emblems.
import { cardHeight, foot, inner, panelInk, ribbon, type Sheet, spine, title } from '../frame.js';
import { drawSymbol } from '../symbols.js';
import { drawText, paragraphsOf } from '../text.js';
import { artWindow } from './art-window.js';
import { badges, drawNormal } from './normal.js';

const whole = {
  x: inner.left,
  y: inner.top,
  width: inner.right - inner.left,
  height: inner.bottom - inner.top,
};
const lower = 'M13 667V604Q244 580 475 604V667Z';

/** Only the art, with the name and the artist small below. */
export function drawArtOnly(sheet: Sheet): string {
  return `${artWindow(sheet, whole)}${shade(sheet)}${foot(sheet, '#ffffff')}`;
}

/** A card without rules text: name, art, ribbon; lands show their mana large. */
export function drawFullArt(sheet: Sheet): string {
  const { picture } = sheet;
  const mana = manaOf(sheet);
  const begin = 244 - (mana.length - 1) * 35;
  const symbols = mana.map((symbol, i) => drawSymbol(symbol, begin + i * 70, 576, 29)).join('');
  return (
    artWindow(sheet, whole, undefined, 0.1) +
    shade(sheet) +
    spine(sheet) +
    title(sheet, picture.name, picture.manaCost) +
    ribbon(sheet, picture.typeLine, mana.length > 0 ? 628 : 620) +
    symbols +
    foot(sheet, '#ffffff', inner.bottom - 9, 340) +
    badges(sheet)
  );
}

/** Planes, phenomena and schemes: the whole art under a floating page of text. */
export function drawPlane(sheet: Sheet): string {
  const { picture } = sheet;
  const ink = panelInk({ ...sheet, dark: true });
  const page = { x: 40, y: 430, width: 408, height: 196 };
  return (
    artWindow(sheet, whole, undefined, 0.25) +
    `<rect x="28" y="410" width="432" height="230" rx="16" fill="#0b0910" fill-opacity=".78" stroke="url(#${sheet.prefix}spine)" stroke-width="2"/>` +
    title(sheet, picture.name, picture.manaCost) +
    ribbon(sheet, picture.typeLine, 410) +
    drawText(paragraphsOf(picture), page, ink) +
    foot(sheet, '#ffffff', cardHeight - 20) +
    badges(sheet)
  );
}

/** Tokens and emblems: low text and a fine arch over the art. */
export function drawToken(sheet: Sheet): string {
  const arch = `<path d="M36 470V206C36 90 140 62 244 62S452 90 452 206V470" fill="none" stroke="url(#${sheet.prefix}spine)" stroke-width="3" opacity=".85"/>`;
  const bare = !sheet.picture.text && !sheet.picture.flavor;
  return (bare ? drawFullArt(sheet) : drawNormal(sheet, 500)) + arch;
}

function manaOf({ picture }: Sheet): string[] {
  if (!/\bland\b/i.test(picture.subject.typeLine)) return [];
  if (picture.colours.length > 0) return picture.colours.slice(0, 5);
  return picture.text.includes('{C}') ? ['C'] : [];
}

const shade = (sheet: Sheet): string =>
  `<path d="${lower}" fill="#07060a" fill-opacity=".62"/><path d="M13 604Q244 580 475 604" fill="none" stroke="url(#${sheet.prefix}spine)" stroke-width="3"/>`;
