// Cards of two halves: split cards as two panels, flip cards as two ends that share one picture.
import type { FaceTexts } from '../card-picture.js';
import { foot, inner, panelInk, ribbon, type Sheet, spine, statBadge, title } from '../frame.js';
import { n } from '../svg.js';
import { drawText, heightAt, paragraphsOf } from '../text.js';
import { tintOf } from '../tint.js';
import { artWindow } from './art-window.js';

const width = inner.right - inner.left;

/** Two upright panels, one above the other, each with its own art and colours. */
export function drawSplit(sheet: Sheet, halves: readonly [FaceTexts, FaceTexts]): string {
  const middle = (inner.top + inner.bottom) / 2;
  const parts = halves.map((half, i) => {
    const colours = [...new Set(half.manaCost.match(/[WUBRG]/g) ?? sheet.picture.colours)];
    const picture = { ...sheet.picture, colours };
    const part = { ...sheet, picture, tint: tintOf(colours, half.typeLine), prefix: `${sheet.prefix}${i}` };
    return panelOf(part, half, i === 0 ? inner.top : middle + 3, i === 0);
  });
  return `${parts.join('')}<rect x="${inner.left}" y="${n(middle - 2)}" width="${width}" height="5" fill="#0c0b0f"/>`;
}

function panelOf(sheet: Sheet, half: FaceTexts, top: number, upper: boolean): string {
  const high = (inner.bottom - inner.top) / 2 - 2;
  const ink = panelInk(sheet);
  const needed = heightAt(paragraphsOf(half), width - 40, 17);
  const split = Math.max(108, Math.min(196, high - 56 - needed));
  const art = { x: inner.left, y: top, width, height: split + 10 };
  const body = `<rect x="${inner.left}" y="${n(top + split)}" width="${width}" height="${n(high - split)}" fill="url(#${sheet.prefix}paper)"/>`;
  const box = {
    x: inner.left + 24,
    y: top + split + 24,
    width: width - 40,
    height: high - split - 24 - (upper ? 10 : 22),
  };
  return (
    artWindow(sheet, art, half) +
    body +
    spine(sheet, top, top + high) +
    title(sheet, half.name, half.manaCost, top, 24) +
    ribbon(sheet, half.typeLine, top + split + 4, true, 27) +
    drawText(paragraphsOf(half), box, ink, 18) +
    (upper ? '' : foot(sheet, ink))
  );
}

/** The first face upright at the top, the second upside down at the bottom, the art between them. */
export function drawFlip(sheet: Sheet, halves: readonly [FaceTexts, FaceTexts]): string {
  const art = { x: inner.left, y: 190, width, height: 300 };
  const [upright, turned] = halves;
  return (
    artWindow(sheet, art) +
    end(sheet, upright) +
    `<g transform="rotate(180 244 340)">${end(sheet, turned)}</g>` +
    spine(sheet) +
    `<g transform="translate(76 0)">${foot(sheet, '#ffffff', 466, 340)}</g>`
  );
}

function end(sheet: Sheet, face: FaceTexts): string {
  const ink = panelInk(sheet);
  const head = `<rect x="${inner.left}" y="${inner.top}" width="${width}" height="44" fill="url(#${sheet.prefix}deep)"/>`;
  const stats =
    face.power || face.toughness
      ? statBadge(sheet, `${face.power}/${face.toughness}`, 'stats', inner.right - 10, 234)
      : '';
  return (
    `<path d="M${inner.left} 40H${inner.right}V190Q244 214 ${inner.left} 190Z" fill="url(#${sheet.prefix}paper)"/>` +
    head +
    title(sheet, face.name, face.manaCost, inner.top, 23, false) +
    drawText(paragraphsOf(face), { x: 38, y: 62, width: width - 44, height: 106 }, ink, 17) +
    ribbon(sheet, face.typeLine, 192, true, 28) +
    stats
  );
}
