// The tags of a test file: a comment `// @spec id, id` directly above a test or a group of tests names the requirements it proves.
import ts from 'typescript';

const TAG = /^\/\/ *@spec\b(.*)/;
/** What declares a test or a group of tests, in Jest, node:test and Playwright Test. */
const DECLARES = /^[xf]?(it|test|describe|suite)$/;
const GROUPS = /^[xf]?(describe|suite)$/;
/** What registers tests that several files share: `describeBadInput({ … })`. */
const SHARED = /^describe[A-Z]/;
const STOPS = new Set(['skip', 'todo', 'only', 'failing', 'fail', 'fixme']);
const MODIFIERS = new Set([...STOPS, 'each', 'concurrent', 'describe', 'serial', 'parallel']);

/** Nodes without a text of their own, so that no comment is read twice. */
const NO_TOKEN = new Set([ts.SyntaxKind.SyntaxList, ts.SyntaxKind.JsxText]);

const lineOf = (source, position) => source.getLineAndCharacterOfPosition(position).line;

/** The words of `it.each([…])`, root first: ['it', 'each']; undefined for anything else. */
function wordsOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) {
    const words = wordsOf(callee.expression);
    return words && [...words, callee.name.text];
  }
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag);
  return undefined;
}

/** `{ skip: true }` and its like, between the title and the test. */
const stopsByOption = (args) =>
  args
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => [...properties])
    .some(
      ({ name, initializer }) =>
        name && STOPS.has(name.text) && initializer?.kind !== ts.SyntaxKind.FalseKeyword,
    );

/** A journey marked as one of `npm run trust` alone (frontend/e2e/support/fixtures.mjs). */
const isLeftOut = (args) => args.some((each) => ts.isIdentifier(each) && each.text === 'WHOLE');

/** The declaration that a call is, or undefined: `it.each(table)`, still without its title, is none. */
function declared(call) {
  const [root, ...modifiers] = wordsOf(call.expression) ?? [''];
  if (SHARED.test(root)) return { group: true, stopped: false, runs: true };
  if (!DECLARES.test(root) || !modifiers.every((word) => MODIFIERS.has(word))) return undefined;
  if (call.arguments.length === 0) return undefined;
  if (modifiers.at(-1) === 'each' && ts.isPropertyAccessExpression(call.expression)) return undefined;
  const rest = call.arguments.slice(1);
  const stopped =
    /^[xf]/.test(root) || modifiers.some((word) => STOPS.has(word)) || stopsByOption(rest) || isLeftOut(rest);
  return {
    group: GROUPS.test(root) || modifiers.includes('describe'),
    stopped: stopped || rest.length === 0,
  };
}

/** The declarations of a file; a group runs if a test in it does. */
function declarationsOf(source) {
  const all = [];
  const look = (node, groups) => {
    const found = ts.isCallExpression(node) ? declared(node) : undefined;
    if (!found) return ts.forEachChild(node, (child) => look(child, groups));
    const stopped = found.stopped || groups.some((group) => group.stopped);
    const runs = !stopped && (found.runs || !found.group);
    const declaration = { line: lineOf(source, node.getStart(source)), stopped, runs };
    all.push(declaration);
    if (runs) for (const group of groups) group.runs = true;
    for (const child of node.arguments) look(child, found.group ? [...groups, declaration] : groups);
  };
  look(source, []);
  return all;
}

/** The comments of a file, each with the line of the code that follows it. */
function commentsIn(source) {
  const found = [];
  const look = (node) => {
    const children = node.getChildren(source);
    for (const child of children) look(child);
    if (children.length > 0 || NO_TOKEN.has(node.kind)) return;
    const leading = ts.getLeadingCommentRanges(source.text, node.pos) ?? [];
    const trailing = ts.getTrailingCommentRanges(source.text, node.end) ?? [];
    const below = lineOf(source, node.getStart(source));
    for (const range of leading) found.push({ ...range, below });
    found.push(...trailing);
  };
  look(source);
  return found;
}

/** The tags of a file: the line, the ids, and whether the test below runs; `runs` is undefined if there is no test. */
export function tagsIn(name, text) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const declarations = declarationsOf(source);
  return commentsIn(source).flatMap(({ pos, end, below }) => {
    const match = TAG.exec(text.slice(pos, end));
    const ids = match?.[1].split(',').map((id) => id.trim());
    return match
      ? [{ line: lineOf(source, pos) + 1, ids, runs: declarations.find(({ line }) => line === below)?.runs }]
      : [];
  });
}
