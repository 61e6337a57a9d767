// Compares what is understood of files that are meant to hold the same copies, as several programs have exported them.

/** A name without its second face and its diacritics. */
const folded = (name) =>
  (name ?? '')
    .split(/\s*\/\/?\/?\s*/)[0]
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** What a row says of its copies, most telling first. */
const TERMS = {
  name: ({ name }) => folded(name),
  set: ({ setCode }) => (setCode ?? '').toLowerCase(),
  number: ({ number }) => (number ?? '').toLowerCase(),
  finish: ({ finish }) => finish ?? '?',
  language: ({ language }) => language ?? '?',
  condition: ({ condition }) => condition ?? '?',
};
const NAMES = Object.keys(TERMS);

/** Each row that is stock, with its count: `lightning bolt · lea · 161 · NONFOIL · en · NEAR_MINT` is there twice. */
function copiesIn(rows) {
  const copies = new Map();
  for (const row of rows) {
    if (row.skipped || row.section !== 'stock') continue;
    const key = NAMES.map((term) => TERMS[term](row)).join(' · ');
    copies.set(key, (copies.get(key) ?? 0) + row.quantity);
  }
  return copies;
}

/** Which terms two rows say differently. */
function differences(one, other) {
  const [a, b] = [one.split(' · '), other.split(' · ')];
  return NAMES.filter((_, nth) => a[nth] !== b[nth]);
}

/** The rows that more than half of the files have, with the count that most give. */
function majority(all) {
  const votes = new Map();
  for (const copies of all)
    for (const [key, count] of copies) votes.set(key, [...(votes.get(key) ?? []), count]);
  const most = new Map();
  for (const [key, counts] of votes) {
    if (counts.length * 2 <= all.length) continue;
    const common = counts.toSorted(
      (a, b) => counts.filter((each) => each === b).length - counts.filter((each) => each === a).length,
    );
    most.set(key, common[0]);
  }
  return most;
}

/** What a file says otherwise than most: each row with the one of the others that is nearest to it, if any. */
function disagreements(copies, most) {
  const missing = [...most.keys()].filter((key) => !copies.has(key));
  const extra = [...copies.keys()].filter((key) => !most.has(key));
  const found = [...most]
    .filter(([key, count]) => copies.has(key) && copies.get(key) !== count)
    .map(([key, count]) => `${key}: ${copies.get(key)} instead of ${count}`);
  for (const key of missing) {
    const [nearest] = extra
      .map((other) => [other, differences(key, other)])
      .filter(
        ([other, terms]) => terms.length <= 2 && TERMS.name && other.split(' · ')[0] === key.split(' · ')[0],
      )
      .toSorted(([, a], [, b]) => a.length - b.length);
    if (!nearest) {
      found.push(`${key}: missing`);
      continue;
    }
    extra.splice(extra.indexOf(nearest[0]), 1);
    found.push(`${key}: ${nearest[1].join(', ')} as in ${nearest[0]}`);
  }
  return [...found, ...extra.map((key) => `${key}: here alone`)];
}

/**
 * For each file `{file, format, rows}` how many of the rows that most files have it has as well, and what it says otherwise. A file
 * without names (`isNamed` is false) has only ids: it takes no part.
 */
export function agreement(files) {
  const named = files.map((each) => ({
    ...each,
    copies: copiesIn(each.rows),
    isNamed: each.rows.some(({ name }) => name),
  }));
  const most = majority(named.filter(({ isNamed }) => isNamed).map(({ copies }) => copies));
  return named.map(({ file, format, rows, copies, isNamed }) => ({
    ...{ file, format, rows: rows.length, isNamed, common: most.size },
    agreed: isNamed ? [...most].filter(([key, count]) => copies.get(key) === count).length : 0,
    differences: isNamed ? disagreements(copies, most) : [],
  }));
}
