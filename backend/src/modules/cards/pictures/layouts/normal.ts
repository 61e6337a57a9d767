// The everyday layout: art to the brim, a panel as high as the text needs, the ribbon on its upper edge.
import type { FaceTexts } from '../card-picture.js';
import { foot, inner, panel, panelInk, ribbon, type Sheet, spine, statBadge, title } from '../frame.js';
import { drawText, heightAt, paragraphsOf } from '../text.js';
import { artWindow } from './art-window.js';

const textLeft = inner.left + 24;
const textWidth = inner.right - 14 - textLeft;

/** How low a panel may begin, for a face whose text is short. */
function panelTop(face: FaceTexts, highest = 236, lowest = 446): number {
  const paragraphs = paragraphsOf(face);
  if (paragraphs.length === 0) return 556;
  const needed = heightAt(paragraphs, textWidth, 17.5);
  return Math.max(highest, Math.min(lowest, 588 - needed));
}

/** Draws normal cards, and whatever has no layout of its own. */
export function drawNormal(sheet: Sheet, lowest = 446): string {
  const { picture } = sheet;
  const top = panelTop(picture, 236, lowest);
  const ink = panelInk(sheet);
  const badge = badges(sheet);
  const art = { x: inner.left, y: inner.top, width: inner.right - inner.left, height: top + 14 - inner.top };
  const box = { x: textLeft, y: top + 33, width: textWidth, height: (badge ? 622 : 640) - top - 33 };
  return (
    artWindow(sheet, art) +
    panel(sheet, top) +
    spine(sheet) +
    title(sheet, picture.name, picture.manaCost) +
    ribbon(sheet, picture.typeLine, top + 8) +
    drawText(paragraphsOf(picture), box, ink) +
    foot(sheet, ink, inner.bottom - 9, badge ? 340 : 430) +
    badge
  );
}

/** The badges at the lower right that the numbers of a card call for. */
export function badges(sheet: Sheet): string {
  const { power, toughness, loyalty, defense, life, hand } = sheet.picture;
  if (power || toughness) return statBadge(sheet, `${power}/${toughness}`, 'stats');
  if (loyalty) return statBadge(sheet, loyalty, 'loyalty');
  if (defense) return statBadge(sheet, defense, 'defense');
  if (life || hand) return statBadge(sheet, `${hand || '0'} | ${life || '0'}`, 'stats');
  return '';
}
