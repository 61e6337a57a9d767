// Cards that carry a second spell on an inset page: adventures and prepared spells.
import type { FaceTexts } from '../card-picture.js';
import { foot, inner, panel, panelInk, ribbon, type Sheet, spine, title } from '../frame.js';
import { n } from '../svg.js';
import { drawCost } from '../symbols.js';
import { drawHeading, drawText, paragraphsOf } from '../text.js';
import { artWindow } from './art-window.js';
import { badges } from './normal.js';

const top = 336;
const page = { left: inner.left + 17, right: 236, top: top + 34, bottom: 640 };

/** The main spell on the right of the panel, the second one on its page to the left. */
export function drawInset(sheet: Sheet, second: FaceTexts): string {
  const { picture } = sheet;
  const ink = panelInk(sheet);
  const art = { x: inner.left, y: inner.top, width: inner.right - inner.left, height: top + 14 - inner.top };
  const badge = badges(sheet);
  const box = { x: 248, y: top + 36, width: 214, height: (badge ? 616 : 636) - top - 36 };
  return (
    artWindow(sheet, art) +
    panel(sheet, top) +
    spine(sheet) +
    title(sheet, picture.name, picture.manaCost) +
    ribbon(sheet, picture.typeLine, top + 8) +
    insetPage(sheet, second, ink) +
    drawText(paragraphsOf(picture), box, ink, 18) +
    foot(sheet, ink, inner.bottom - 9, badge ? 340 : 430) +
    badge
  );
}

function insetPage(sheet: Sheet, second: FaceTexts, ink: string): string {
  const wide = page.right - page.left;
  const cost = drawCost(second.manaCost, page.right - 6, page.top + 17, 9.5);
  const corner = `M${page.left} ${page.top}H${page.right}V${n(page.bottom - 16)}l-16 16H${page.left}Z`;
  const text = { x: page.left + 9, y: page.top + 58, width: wide - 18, height: page.bottom - page.top - 66 };
  return (
    `<path d="${corner}" fill="${ink}" fill-opacity=".08" stroke="${ink}" stroke-opacity=".3"/>` +
    `<path d="M${page.left} ${page.top}H${page.right}V${page.top + 34}H${page.left}Z" fill="url(#${sheet.prefix}deep)"/>` +
    drawHeading(second.name, page.left + 9, page.top + 23, cost.left - page.left - 14, 17, '#ffffff') +
    cost.svg +
    drawHeading(second.typeLine, page.left + 9, page.top + 50, wide - 18, 13, ink) +
    drawText(paragraphsOf(second), text, ink, 18)
  );
}
