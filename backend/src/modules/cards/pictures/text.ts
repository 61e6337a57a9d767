// Rules text on a card: paragraphs of words and symbols, wrapped and shrunk until they fit their box.
import { widthOf } from './glyph-widths.js';
import { escapeXml, n } from './svg.js';
import { drawSymbol } from './symbols.js';

/** A box in card units; text starts at its top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One paragraph; flavor is set in italics and kept apart by a thin rule. */
interface Paragraph {
  text: string;
  flavor?: boolean;
}

interface Run {
  text: string;
  italic: boolean;
  symbol: boolean;
  x: number;
  width: number;
}
interface Line {
  y: number;
  runs: Run[];
}
interface Setting {
  lines: Line[];
  rules: number[];
  height: number;
  size: number;
}

const leading = 1.24;

/** The paragraphs of a face: each line of its rules text, then its flavor. */
export function paragraphsOf(face: { text: string; flavor: string }): Paragraph[] {
  const rules = split(face.text).map((text) => ({ text }));
  return [...rules, ...split(face.flavor).map((text) => ({ text, flavor: true }))];
}

const split = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Draws paragraphs as large as the box allows, between the two sizes, centred in its height. */
export function drawText(paragraphs: readonly Paragraph[], box: Box, ink: string, largest = 21): string {
  if (paragraphs.length === 0) return '';
  let setting = set(paragraphs, box.width, largest);
  while (setting.height > box.height && setting.size > 6)
    setting = set(paragraphs, box.width, setting.size - 0.5);
  const lift = Math.max(0, (box.height - setting.height) / 2);
  const rules = setting.rules.map((y) => {
    const at = n(box.y + lift + y);
    return `<path d="M${n(box.x + box.width * 0.18)} ${at}h${n(box.width * 0.64)}" stroke="${ink}" stroke-opacity=".22"/>`;
  });
  const shown = setting.lines.filter((line) => line.y <= box.height + 2);
  return rules.join('') + shown.map((line) => drawLine(line, box, lift, setting.size, ink)).join('');
}

/** The size at which paragraphs fit a box, without drawing them: what a layout needs to share out room. */
export function heightAt(paragraphs: readonly Paragraph[], width: number, size: number): number {
  return set(paragraphs, width, size).height;
}

function set(paragraphs: readonly Paragraph[], width: number, size: number): Setting {
  const lines: Line[] = [];
  const rules: number[] = [];
  let y = 0;
  paragraphs.forEach((paragraph, i) => {
    const flavorBegins = paragraph.flavor === true && i > 0 && !paragraphs[i - 1]?.flavor;
    if (i > 0) y += size * (flavorBegins ? 0.8 : 0.42);
    if (flavorBegins) rules.push(y - size * 0.3);
    for (const runs of wrap(paragraph, width, size)) {
      y += size * leading;
      lines.push({ y: y - size * 0.28, runs });
    }
  });
  return { lines, rules, height: y + size * 0.1, size };
}

function wrap(paragraph: Paragraph, width: number, size: number): Run[][] {
  const lines: Run[][] = [[]];
  let x = 0;
  let depth = 0;
  for (const word of paragraph.text.split(/\s+/).flatMap((long) => breakUp(long))) {
    const pieces = word.split(/(\{[^{}]{1,12}\})/).filter(Boolean);
    const wide = pieces.reduce((sum, piece) => sum + pieceWidth(piece, size), 0);
    if (x > 0 && x + wide > width) {
      lines.push([]);
      x = 0;
    }
    for (const piece of pieces) {
      const symbol = piece.startsWith('{') && piece.endsWith('}');
      if (piece.includes('(')) depth++;
      const pieceW = pieceWidth(piece, size);
      place(lines.at(-1) ?? [], {
        text: piece,
        italic: depth > 0 || paragraph.flavor === true,
        symbol,
        x,
        width: pieceW,
      });
      if (piece.includes(')')) depth = Math.max(0, depth - 1);
      x += pieceW;
    }
    x += size * widthOf(' ');
  }
  return lines;
}

/** Adds a run to a line, joining it to the words before it where it looks the same. */
function place(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (!last || last.symbol || run.symbol || last.italic !== run.italic) {
    line.push(run);
    return;
  }
  last.text += (run.x - last.x - last.width > 0.5 ? ' ' : '') + run.text;
  last.width = run.x + run.width - last.x;
}

/** Words too long for any line, and scripts without spaces, may break anywhere. */
function breakUp(word: string): string[] {
  if (/[\u2e80-\u9fff\uff00-\uffef]/.test(word)) return word.match(/\{[^{}]*\}|[^{]{1,2}/g) ?? [word];
  return word.length > 28 && !word.includes('{') ? (word.match(/.{1,24}/gu) ?? [word]) : [word];
}

const pieceWidth = (piece: string, size: number): number =>
  piece.startsWith('{') && piece.endsWith('}') ? size * 0.92 : widthOf(piece) * size;

function drawLine(line: Line, box: Box, lift: number, size: number, ink: string): string {
  const y = box.y + lift + line.y;
  return line.runs
    .map((run) => {
      if (run.symbol) {
        return drawSymbol(run.text.slice(1, -1), box.x + run.x + size * 0.46, y - size * 0.3, size * 0.42);
      }
      return textRun(run.text, { x: box.x + run.x, y, size, ink, width: run.width, italic: run.italic });
    })
    .join('');
}

interface RunStyle {
  x: number;
  y: number;
  size: number;
  ink: string;
  width: number;
  italic?: boolean;
  bold?: boolean;
}

/** One run of serif text held to its estimated width, so that any font keeps to the layout. */
export function textRun(text: string, style: RunStyle): string {
  const face = `${style.italic ? ' font-style="italic"' : ''}${style.bold ? ' font-weight="700"' : ''}`;
  return (
    `<text x="${n(style.x)}" y="${n(style.y)}" font-size="${n(style.size)}" fill="${style.ink}"${face} ` +
    `textLength="${n(style.width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
  );
}

/** A single line of bold text: first condensed, then shrunk, and at last cut short to the given room. */
export function drawHeading(
  text: string,
  x: number,
  y: number,
  room: number,
  size: number,
  ink: string,
): string {
  const bolder = 1.06;
  const condensed = 0.84;
  const natural = Math.max(0.01, widthOf(text) * bolder);
  const fitted = Math.max(size * 0.5, Math.min(size, room / (natural * condensed)));
  let shown = text;
  while (shown.length > 1 && widthOf(shown) * bolder * condensed * fitted > room + 1) {
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  }
  const width = Math.min(widthOf(shown) * bolder * fitted, room);
  return textRun(shown, { x, y, size: fitted, ink, width, bold: true });
}
