// What moves from under a finger: a press that has begun on a button ends on whatever has taken its place.

/** A pixel or four come from a font or a scroll bar, and nobody misses a button by them. */
const MAX_MOVE_PX = 4;

/** Has `page` write down which of its controls move while they are in sight, from the next address on. */
export const watchMoves = (page) =>
  page.addInitScript((max) => {
    const CONTROLS = 'a, button, input, select, textarea, [role="tab"]';
    const seen = new WeakMap();
    globalThis.moves = new Map();
    const nameOf = (control) =>
      control.getAttribute('aria-label') ??
      (control.textContent || control.labels?.[0]?.textContent || control.name);
    const look = () => {
      const moving = document.getAnimations().map(({ effect }) => effect?.target);
      for (const control of document.querySelectorAll(CONTROLS)) {
        const { left, top, bottom, width } = control.getBoundingClientRect();
        // What is opened or closed in front of somebody moves to be followed by the eye.
        const isInSight =
          width > 0 &&
          getComputedStyle(control).pointerEvents !== 'none' &&
          bottom > 0 &&
          top < innerHeight &&
          !moving.some((each) => each?.contains(control));
        const last = seen.get(control);
        if (!isInSight) seen.delete(control);
        else seen.set(control, { x: left + scrollX, y: top + scrollY });
        if (!isInSight || !last) continue;
        const [dx, dy] = [left + scrollX - last.x, top + scrollY - last.y].map(Math.round);
        if (Math.max(Math.abs(dx), Math.abs(dy)) > max)
          globalThis.moves.set(nameOf(control).trim().slice(0, 40), `${dx},${dy}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, MAX_MOVE_PX);

/** The controls of `page` that have moved, a line each: what they are called, and how far the last time, in CSS pixels. */
export async function movesOf(page) {
  const moves = await page.evaluate(() => [...globalThis.moves]);
  return moves.map(([name, by]) => `“${name}” moved by ${by} px`);
}
