/** Takes a rules text apart: words, symbols in braces, reminders in brackets. */

export type RulesPart = { kind: 'words' | 'reminder'; text: string } | { kind: 'symbol'; code: string };

/** The parts of one line of a rules text, in order. */
export function rulesParts(line: string): RulesPart[] {
  const parts: RulesPart[] = [];
  let depth = 0;
  for (const piece of line.split(/(\{[^{}]+\}|[()])/)) {
    if (piece === '') continue;
    const symbol = /^\{([^{}]+)\}$/.exec(piece)?.[1];
    if (symbol) {
      parts.push({ kind: 'symbol', code: symbol });
      continue;
    }
    if (piece === '(') depth += 1;
    append(parts, depth > 0 ? 'reminder' : 'words', piece);
    if (piece === ')') depth = Math.max(0, depth - 1);
  }
  return parts;
}

function append(parts: RulesPart[], kind: 'words' | 'reminder', text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
