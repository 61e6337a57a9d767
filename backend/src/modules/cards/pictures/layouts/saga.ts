// Sagas: a tall page of chapters on the left, tall art on the right.
import { foot, inner, panelInk, ribbon, type Sheet, spine, title } from '../frame.js';
import { widthOf } from '../glyph-widths.js';
import { n } from '../svg.js';
import { drawText, heightAt, paragraphsOf, textRun } from '../text.js';
import { artWindow } from './art-window.js';
import { badges } from './normal.js';

interface Chapter {
  numerals: string[];
  text: string;
}

const page = { left: inner.left + 9, right: 258, top: 74, bottom: 606 };

/** The chapters of a saga's text; text before the first has no numerals. */
function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    const found = line.match(/^([IVX]+(?:, ?[IVX]+)*) — (.*)$/);
    const last = chapters.at(-1);
    if (found) chapters.push({ numerals: (found[1] ?? '').split(/, ?/), text: found[2] ?? '' });
    else if (last) last.text += `\n${line}`;
    else chapters.push({ numerals: [], text: line });
  }
  return chapters;
}

/** Draws a saga. */
export function drawSaga(sheet: Sheet): string {
  const { picture } = sheet;
  const ink = panelInk(sheet);
  const chapters = chaptersOf(picture.text);
  const needed = chapters.map(
    (chapter) =>
      Math.max(
        chapter.numerals.length * 32,
        heightAt(
          paragraphsOf({ text: chapter.text, flavor: '' }),
          widthOfText(chapter),
          chapter.numerals.length ? 15.5 : 11,
        ),
      ) + 18,
  );
  const share = (page.bottom - page.top) / needed.reduce((sum, height) => sum + height, 0);
  let y = page.top;
  const drawn = chapters.map((chapter, i) => {
    const height = (needed[i] ?? 0) * share;
    const part = drawChapter(sheet, chapter, y, height, ink);
    y += height;
    return part;
  });
  const art = { x: inner.left, y: inner.top, width: inner.right - inner.left, height: 614 };
  return (
    artWindow(sheet, { ...art, x: page.right - 40, width: inner.right - page.right + 40 }) +
    `<path d="M${inner.left} ${inner.top}H${page.right + 10}Q${page.right - 14} 340 ${page.right + 10} ${inner.bottom}H${inner.left}Z" fill="url(#${sheet.prefix}paper)"/>` +
    `<path d="M${page.right + 10} ${inner.top}Q${page.right - 14} 340 ${page.right + 10} ${inner.bottom}" fill="none" stroke="url(#${sheet.prefix}spine)" stroke-width="4"/>` +
    `<rect x="${inner.left}" y="622" width="${inner.right - inner.left}" height="${inner.bottom - 622}" fill="url(#${sheet.prefix}paper)"/>` +
    `<rect x="${inner.left}" y="${inner.top}" width="${inner.right - inner.left}" height="52" fill="url(#${sheet.prefix}deep)"/>` +
    spine(sheet) +
    title(sheet, picture.name, picture.manaCost, inner.top, 27, false) +
    drawn.join('') +
    ribbon(sheet, picture.typeLine, 624) +
    foot(sheet, ink, inner.bottom - 9, 340) +
    badges(sheet)
  );
}

const widthOfText = (chapter: Chapter): number =>
  page.right - 12 - (page.left + (chapter.numerals.length ? 50 : 14));

function drawChapter(sheet: Sheet, chapter: Chapter, y: number, height: number, ink: string): string {
  const x = page.left + (chapter.numerals.length ? 50 : 14);
  const begin = y + height / 2 - (chapter.numerals.length * 32) / 2;
  const marks = chapter.numerals.map((numeral, i) =>
    mark(sheet, numeral, page.left + 25, begin + 16 + i * 32),
  );
  const rule = `<path d="M${page.left + 8} ${n(y + height)}H${page.right - 14}" stroke="${ink}" stroke-opacity=".18"/>`;
  const box = { x, y: y + 6, width: widthOfText(chapter), height: height - 12 };
  return (
    marks.join('') +
    drawText(paragraphsOf({ text: chapter.text, flavor: '' }), box, ink, chapter.numerals.length ? 18 : 12) +
    rule
  );
}

function mark(sheet: Sheet, numeral: string, x: number, y: number): string {
  const size = 15;
  const wide = widthOf(numeral) * size;
  return `<path d="M${n(x - 16)} ${n(y - 8)}L${n(x)} ${n(y - 15)}L${n(x + 16)} ${n(y - 8)}V${n(y + 8)}L${n(x)} ${n(y + 15)}L${n(x - 16)} ${n(y + 8)}Z" fill="url(#${sheet.prefix}deep)"/>${textRun(numeral, { x: x - wide / 2, y: y + 5, size, ink: '#ffffff', width: wide, bold: true })}`;
}
