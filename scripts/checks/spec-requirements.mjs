// Reads the requirements of docs/spec-coverage.md, and reports rows that are not in the expected form.

/** What an id may begin with. */
const KINDS = 'route screen text field call rule state role const error bad added'.split(' ');
const ID = new RegExp(`^(${KINDS.join('|')})(-[a-z0-9]+)+$`);
const HEAD = ['Id', 'Requirement'];

const cellsOf = (line) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function rowOf(cells, line) {
  const [id, requirement] = cells;
  if (cells.length !== HEAD.length) return { fault: `line ${line}: ${cells.length} cells instead of 2` };
  if (!ID.test(id)) return { fault: `line ${line}: "${id}" is no id` };
  if (!requirement) return { fault: `line ${line}: ${id} requires nothing` };
  return { row: { id, requirement } };
}

/** The texts that a requirement quotes. */
export const quotedIn = (requirement) => [...requirement.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

/** The requirements of the document, and the faults in its form. */
export function readRequirements(markdown) {
  const rows = [];
  const faults = [];
  let at = 0;
  for (const [index, line] of markdown.split('\n').entries()) {
    at = line.startsWith('|') ? at + 1 : 0;
    if (at === 0) continue;
    const cells = cellsOf(line);
    if (at === 1) {
      if (cells.join() !== HEAD.join())
        faults.push(`line ${index + 1}: a table without the head ${HEAD.join(', ')}`);
      continue;
    }
    if (at === 2 && cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
    const { row, fault } = rowOf(cells, index + 1);
    if (row) rows.push(row);
    else faults.push(fault);
  }
  return { rows, faults };
}
