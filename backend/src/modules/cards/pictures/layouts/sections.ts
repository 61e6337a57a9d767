// Text in marked sections: levels, classes, cases and the loyalty abilities of planeswalkers.
import { foot, inner, panel, panelInk, ribbon, type Sheet, spine, title } from '../frame.js';
import { widthOf } from '../glyph-widths.js';
import { n } from '../svg.js';
import { drawHeading, drawText, heightAt, paragraphsOf, textRun } from '../text.js';
import { artWindow } from './art-window.js';
import { badges } from './normal.js';

/** One section: what its badge says, its text, and numbers of its own where it has them. */
interface Section {
  badge: string;
  text: string;
  stats: string;
}

/** Cuts rules text at levels, class levels, case steps and loyalty costs; text before the first has no badge. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.split('\n')) {
    const [badge, rest] = opening(line);
    const last = sections.at(-1);
    if (badge !== undefined || !last) sections.push({ badge: badge ?? '', text: rest, stats: '' });
    else if (/^[\d*+.?-]{1,4}\/[\d*+.?-]{1,4}$/.test(line.trim())) last.stats = line.trim();
    else last.text += `${last.text ? '\n' : ''}${line}`;
  }
  return sections.filter((section) => section.text || section.badge);
}

function opening(line: string): [string | undefined, string] {
  const level = line.match(/^LEVEL (\S+)$/i);
  if (level) return [`Lv ${level[1]}`, ''];
  const step = line.match(/^(.{0,40}): Level (\d+)$/i);
  if (step) return [`Lv ${step[2]}`, `${step[1]}: Level ${step[2]}`];
  const solve = line.match(/^(To solve|Solved) — (.*)$/i);
  if (solve) return [/^to/i.test(solve[1] ?? '') ? 'Task' : 'Solved', line];
  const loyalty = line.match(/^\[?([+−–-]?(?:\d+|X))\]?: (.*)$/);
  if (loyalty) return [loyalty[1] ?? '', loyalty[2] ?? ''];
  return [undefined, line];
}

/** Draws a card whose panel is a stack of sections. */
export function drawSections(sheet: Sheet): string {
  const { picture } = sheet;
  const sections = sectionsOf(picture.text);
  const flavor = paragraphsOf({ text: '', flavor: picture.flavor });
  const needed = sections.map((section) => heightOf(section, 16.5) + 12);
  const total = needed.reduce((sum, height) => sum + height, 0);
  const top = Math.max(206, Math.min(392, 596 - total));
  const ink = panelInk(sheet);
  const badge = badges(sheet);
  const art = { x: inner.left, y: inner.top, width: inner.right - inner.left, height: top + 14 - inner.top };
  const room = (badge ? 620 : 640) - top - 28;
  const share = Math.min(1.25, room / total);
  let y = top + 28;
  const drawn = sections.map((section, i) => {
    const height = (needed[i] ?? 0) * share;
    const part = drawSection(sheet, section, y, height, i, ink);
    y += height;
    return part;
  });
  const rest = { x: inner.left + 24, y, width: 420, height: (badge ? 620 : 640) - y };
  return (
    artWindow(sheet, art) +
    panel(sheet, top) +
    spine(sheet) +
    title(sheet, picture.name, picture.manaCost) +
    ribbon(sheet, picture.typeLine, top + 8) +
    drawn.join('') +
    (rest.height > 24 ? drawText(flavor, rest, ink, 15) : '') +
    foot(sheet, ink, inner.bottom - 9, badge ? 340 : 430) +
    badge
  );
}

const textAt = (section: Section): { x: number; width: number } => {
  const x = section.badge ? 90 : inner.left + 24;
  return { x, width: inner.right - 14 - x - (section.stats ? 58 : 0) };
};

const heightOf = (section: Section, size: number): number =>
  Math.max(
    section.badge ? 34 : 0,
    heightAt(paragraphsOf({ text: section.text, flavor: '' }), textAt(section).width, size),
  );

function drawSection(
  sheet: Sheet,
  section: Section,
  y: number,
  height: number,
  index: number,
  ink: string,
): string {
  const left = inner.left + 9;
  const shade =
    section.badge && index % 2 === 1
      ? `<rect x="${left}" y="${n(y)}" width="${inner.right - left}" height="${n(height)}" fill="${ink}" fill-opacity=".07"/>`
      : '';
  const box = { ...textAt(section), y: y + 4, height: height - 8 };
  const middle = y + height / 2;
  const stats = section.stats
    ? textRun(section.stats, {
        x: 412,
        y: middle + 7,
        size: 20,
        ink,
        width: widthOf(section.stats) * 20,
        bold: true,
      })
    : '';
  return (
    shade +
    tab(sheet, section.badge, middle) +
    drawText(paragraphsOf({ text: section.text, flavor: '' }), box, ink, 18) +
    stats
  );
}

/** The arrow-shaped badge of a section; loyalty gains point up, costs point down. */
function tab(sheet: Sheet, badge: string, middle: number): string {
  if (!badge) return '';
  const [left, right, half] = [30, 82, 14];
  const up = badge.startsWith('+');
  const down = /^[−–-]/.test(badge);
  const [above, below] = [up ? 7 : 0, down ? 7 : 0];
  const centre = (left + right) / 2;
  const shape = `M${left} ${n(middle - half)}L${centre} ${n(middle - half - above)}L${right} ${n(middle - half)}V${n(middle + half)}L${centre} ${n(middle + half + below)}L${left} ${n(middle + half)}Z`;
  const size = Math.min(18, 44 / (widthOf(badge) * 1.06));
  const wide = widthOf(badge) * 1.06 * size;
  return `<path d="${shape}" fill="url(#${sheet.prefix}deep)"/>${drawHeading(badge, centre - wide / 2, middle + size * 0.34, 46, size, '#ffffff')}`;
}
