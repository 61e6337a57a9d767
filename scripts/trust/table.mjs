// The results of the resilience suite: what the tests of a promise report, and the table of all promises.

/** `cases` are tried beyond the tests' own number; the other figures are words for people. */
export function figuresOf(lines) {
  const said = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return {
    cases: said.reduce((sum, { cases = 0 }) => sum + cases, 0),
    figures: said.flatMap(({ figure }) => (figure ? [figure] : [])),
  };
}

/** The sum of what each part of a promise counted. A part that has tried nothing has failed: nobody saw its promise hold. */
export function sumOf(counts) {
  const failures = counts.map(({ passed, failed }) => (passed + failed > 0 ? failed : 1));
  return {
    tests: counts.reduce((sum, { passed, failed }) => sum + passed + failed, 0),
    failed: counts.length > 0 ? failures.reduce((sum, each) => sum + each, 0) : 1,
  };
}

/** One row a promise, as Markdown. */
export function table(results) {
  const row = (...cells) => `| ${cells.join(' | ')} |\n`;
  const head = row('Promise', 'Cases', 'Figures', 'Result', 'Time') + row(...Array(5).fill('---'));
  const rows = results.map(({ name, cases, figures, failed, took }) =>
    row(name, cases, figures.join('; ') || '–', failed === 0 ? 'holds' : `${failed} failed`, took),
  );
  return `\n${head}${rows.join('')}`;
}
