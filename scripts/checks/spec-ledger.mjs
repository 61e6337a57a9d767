// Reads docs/spec-coverage.md: its rows, each a requirement with its proofs, and what is wrong with their form.

/** What an id may begin with. */
const KINDS = 'route screen text field call rule state role const error bad added'.split(' ');
const ID = new RegExp(`^(${KINDS.join('|')})(-[a-z0-9]+)+$`);
const HEAD = ['Id', 'Requirement', 'Proof'];
const PROOF = /^`([^`]+)` › (.+)$/;

const cellsOf = (line) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** A proof: the file, the title of the test, and the titles of the groups before it, as far as they are told. */
function proofOf(text) {
  const match = PROOF.exec(text.trim());
  if (!match) return undefined;
  const titles = match[2].split(' › ');
  return { file: match[1], title: titles.at(-1), groups: titles.slice(0, -1) };
}

function rowOf(cells, line) {
  const [id, requirement, proof] = cells;
  const where = `line ${line}`;
  if (cells.length !== HEAD.length) return { fault: `${where}: ${cells.length} cells instead of 3` };
  if (!ID.test(id)) return { fault: `${where}: "${id}" is no id` };
  if (!requirement) return { fault: `${where}: ${id} requires nothing` };
  const proofs = proof ? proof.split('<br>').map(proofOf) : [];
  if (proofs.includes(undefined)) return { fault: `${where}: the proof of ${id} is no \`file\` › title` };
  return { row: { id, requirement, proofs, line } };
}

/** The texts that a requirement quotes. */
export const quotedIn = (requirement) => [...requirement.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

/** The rows of the ledger and what is wrong with its form. */
export function readLedger(markdown) {
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
