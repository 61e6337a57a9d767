/** Where a picture can stand beside what it belongs to, without covering it. */

/** A rectangle in the window, in CSS pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the picture and what it belongs to, and at the edges of the window. */
const GAP = 8;

/** The sides that a picture may stand on. */
export type Side = 'right' | 'left' | 'below' | 'above';

const DEFAULT_SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

/** On the first of `sides` where the whole of it fits into `view`; null where it fits on none. */
export function placeBeside(
  target: Rectangle,
  size: Size,
  view: Size,
  sides: readonly Side[] = DEFAULT_SIDES,
): { left: number; top: number } | null {
  const top = within(target.top + (target.height - size.height) / 2, size.height, view.height);
  const along = within(target.left, size.width, view.width);
  const places = {
    right: { left: target.left + target.width + GAP, top },
    left: { left: target.left - GAP - size.width, top },
    below: { left: along, top: target.top + target.height + GAP },
    above: { left: along, top: target.top - GAP - size.height },
  };
  return sides.map((side) => places[side]).find((place) => isWhole(place, size, view)) ?? null;
}

const isWhole = ({ left, top }: { left: number; top: number }, size: Size, view: Size): boolean =>
  left >= GAP &&
  top >= GAP &&
  left + size.width + GAP <= view.width &&
  top + size.height + GAP <= view.height;

const within = (start: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(start, room - length - GAP));
