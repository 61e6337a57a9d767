// Replaces what stands between `<!-- generated:NAME -->` and `<!-- /generated -->`.
const OPEN = /<!-- generated:([\w-]+) -->/;
const CLOSE = '<!-- /generated -->';

/** The names of the markers in a text, in order. */
export const markersIn = (text) => [...text.matchAll(new RegExp(OPEN, 'g'))].map(([, name]) => name);

/** The text with every marked part filled from `parts` (name -> text). Throws at an unknown or an open marker. */
export function fill(text, parts, where) {
  const match = OPEN.exec(text);
  if (!match) {
    if (text.includes(CLOSE)) throw new Error(`${where}: ${CLOSE} closes nothing`);
    return text;
  }
  const [open, name] = match;
  const start = match.index + open.length;
  const end = text.indexOf(CLOSE, start);
  const next = text.slice(start).search(OPEN);
  if (parts[name] === undefined) {
    throw new Error(`${where}: nothing makes "${name}"; there are ${Object.keys(parts).join(', ')}`);
  }
  if (end < 0 || (next >= 0 && start + next < end)) throw new Error(`${where}: "${name}" is not closed`);
  const rest = fill(text.slice(end + CLOSE.length), parts, where);
  return `${text.slice(0, start)}\n${parts[name]}\n${CLOSE}${rest}`;
}
