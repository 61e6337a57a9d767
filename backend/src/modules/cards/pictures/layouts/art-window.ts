// The window through which a layout shows the card's artwork.
import { paintArt } from '../art/paint.js';
import type { Sheet } from '../frame.js';
import { n } from '../svg.js';
import type { Box } from '../text.js';

/** The artwork cut to a box; `part` paints another picture for the other half of a card. */
export function artWindow(
  sheet: Sheet,
  box: Box,
  part?: { name: string; typeLine: string },
  covered = 0,
): string {
  const { picture, prefix } = sheet;
  const { name, typeLine } = part ?? picture.subject;
  const art = paintArt(
    {
      seed: part ? `${picture.seed}/${part.name}` : picture.seed,
      name,
      typeLine,
      layout: picture.layout,
      colours: picture.colours,
      width: box.width,
      height: box.height,
      covered,
    },
    prefix + (part ? 'b' : 'a'),
  );
  return `<svg x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}">${art}</svg>`;
}
