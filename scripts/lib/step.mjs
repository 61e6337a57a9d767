// What a check throws when it found something.

/** A check that found something wrong; `output` says what, in full. */
export class Finding extends Error {
  constructor(message, output = '') {
    super(message);
    this.name = 'Finding';
    this.output = output;
  }
}

/** Throws unless `lines` is empty. */
export function expectNone(message, lines) {
  if (lines.length > 0) throw new Finding(message, lines.map((line) => `  ${line}`).join('\n'));
}

/** The first lines in which two texts differ, for a person. */
export function difference(committed, made, count = 12) {
  const [old, now] = [committed.split('\n'), made.split('\n')];
  const lines = [];
  for (let index = 0; index < Math.max(old.length, now.length) && lines.length < count; index += 1) {
    if (old[index] === now[index]) continue;
    if (old[index] !== undefined) lines.push(`${index + 1} - ${old[index]}`);
    if (now[index] !== undefined) lines.push(`${index + 1} + ${now[index]}`);
  }
  return lines;
}
