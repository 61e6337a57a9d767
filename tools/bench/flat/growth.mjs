// Whether a statement costs as much in a large market as in a small one.

/** How many times as much may be read in the larger market. */
const BEARABLE = 1.3;
/** A few rows or pages more are chance: equals are alike, not the same. */
const CHANCE = 5;
/** So many milliseconds more are the machine's, not the market's. */
const CHANCE_MS = 0.05;

/**
 * How the dearest market stands to the cheapest: `costs` are those of one statement, smallest market first. An index over
 * ten times as many rows may be a level deeper: a page for each time it is descended counts as no growth, nor does
 * a page for each row of which an index alone was read, as it may lie on another page of the map of what is visible, nor
 * a handful of rows or pages, nor a moment.
 */
export function growthOf(costs) {
  const [smallest, ...larger] = costs;
  // No figure is less than `least`; cheaper is as good as equal.
  const most = (name, allowed, least) =>
    Math.max(1, ...larger.map((cost) => (cost[name] - allowed(cost)) / Math.max(smallest[name], least)));
  const rows = most('rows', () => CHANCE, 1);
  const pages = most('pages', ({ descents, alone }) => descents + alone + CHANCE, 1);
  const milliseconds = most('milliseconds', () => CHANCE_MS, CHANCE_MS);
  return { rows, pages, milliseconds, grew: Math.max(rows, pages, milliseconds) > BEARABLE };
}
