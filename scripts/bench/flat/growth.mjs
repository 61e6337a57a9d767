// Whether a statement costs as much in a large market as in a small one.

/** How many times as much may be read in the larger market. */
const BEARABLE = 1.3;
/** A few rows or pages more are chance: equals are alike, not the same. */
const CHANCE = 5;

/**
 * How the dearest market stands to the cheapest: `costs` are those of one statement, smallest market first. An index over
 * ten times as many rows may be a level deeper: a page for each time it is descended counts as no growth, nor does
 * a page for each row of which an index alone was read, as it may lie on another page of the map of what is visible, nor
 * a handful of rows or pages.
 */
export function growthOf(costs) {
  const [smallest, ...larger] = costs;
  const most = (name, allowed) =>
    Math.max(...larger.map((cost) => ratio(cost[name] - allowed(cost), smallest[name])));
  const rows = most('rows', () => CHANCE);
  const pages = most('pages', ({ descents, alone }) => descents + alone + CHANCE);
  return { rows, pages, grew: rows > BEARABLE || pages > BEARABLE };
}

/** No figure is less than one row or page; cheaper is as good as equal. */
const ratio = (figure, before) => Math.max(1, Math.max(figure, 1) / Math.max(before, 1));
