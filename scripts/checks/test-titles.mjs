// The tests that a source file declares: their titles, the groups they stand in, and whether they run.
import ts from 'typescript';

/** What declares a test or a group of tests, in Jest and in node:test. */
const DECLARES = /^[xf]?(it|test|describe|suite)$/;
const GROUPS = /^[xf]?(describe|suite)$/;
const STOPS = new Set(['skip', 'todo', 'only', 'failing']);

/** The words of `it.each([…])`, root first: ['it', 'each']; undefined where it is something else. */
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

/** A title as it is written: joined if it is broken in two, its placeholders taken literally. */
function titleOf(node, source) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return titleOf(node.left, source) + titleOf(node.right, source);
  return node.getText(source);
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

/** The declaration that a call is, or undefined: `it.each(table)`, still without its title, is none. */
function declared(call, source) {
  const words = wordsOf(call.expression);
  if (!words || !DECLARES.test(words[0]) || call.arguments.length === 0) return undefined;
  if (words.at(-1) === 'each' && ts.isPropertyAccessExpression(call.expression)) return undefined;
  const [title, ...rest] = call.arguments;
  const empty = rest.length === 0;
  const stopped = /^[xf]/.test(words[0]) || words.some((word) => STOPS.has(word)) || stopsByOption(rest);
  return { title: titleOf(title, source), group: GROUPS.test(words[0]), stopped: stopped || empty };
}

/** What a file imports from files beside it: name -> specifier. */
function importsOf(source) {
  const names = new Map();
  for (const { moduleSpecifier, importClause } of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = importClause?.namedBindings;
    if (!moduleSpecifier.text.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) names.set(name.text, moduleSpecifier.text);
  }
  return names;
}

/**
 * Every test of a file: its title, the titles of the groups around it, outermost first, and whether it is stopped.
 * A group may call what registers its tests from another file: `open(specifier)` is that file's `{ name, text }`.
 */
export function testsIn(name, text, open = () => undefined) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const imports = importsOf(source);
  const tests = [];

  const borrow = (call, around) => {
    const specifier = ts.isIdentifier(call.expression) && imports.get(call.expression.text);
    const file = specifier && open(specifier);
    if (!file) return;
    for (const each of testsIn(file.name, file.text))
      tests.push({
        ...each,
        groups: [...around.groups, ...each.groups],
        stopped: around.stopped || each.stopped,
      });
  };

  const look = (node, around) => {
    const found = ts.isCallExpression(node) ? declared(node, source) : undefined;
    if (!found) {
      if (ts.isCallExpression(node) && !around.inTest) borrow(node, around);
      ts.forEachChild(node, (child) => look(child, around));
      return;
    }
    const stopped = around.stopped || found.stopped;
    if (!found.group) tests.push({ title: found.title, groups: around.groups, stopped });
    const groups = found.group ? [...around.groups, found.title] : around.groups;
    for (const argument of node.arguments) look(argument, { groups, stopped, inTest: !found.group });
  };
  look(source, { groups: [], stopped: false, inTest: false });
  return tests;
}
