// Every SQL text in the product's source that takes a lock which ends with its transaction, found by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import ts from 'typescript';

const SOURCE = resolve('src');
const LOCKING = /\bfor (no key )?update\b|\bfor (key )?share\b|\bpg_(try_)?advisory_xact_lock/;

/** A text, where it is written, and whether it is the argument of a call of `query` on this expression. */
export interface LockingText {
  readonly file: string;
  readonly text: string;
  readonly queriedOn: string | undefined;
}

/** The texts, by file. Migrations run in transactions of their own. */
export function lockingTexts(): LockingText[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(sep).join('/'),
  );
  return files
    .filter((file) => /(?<!spec)\.ts$/.test(file) && !/(^|\/)(test|migrations)\//.test(file))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(resolve(SOURCE, file), 'utf8')));
}

/** What a source has of them. */
export function textsIn(file: string, source: string): LockingText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: LockingText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = ts.isStringLiteralLike(node) ? node.text : node.getText(tree).slice(1, -1);
      if (LOCKING.test(text)) found.push({ file, text, queriedOn: receiver(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;

  /** What `query` is called on with this text, or with the constant that has it. */
  function receiver(node: ts.Node): string | undefined {
    const { parent } = node;
    if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression))
      return parent.expression.name.text === 'query' ? parent.expression.expression.getText(tree) : undefined;
    if (!ts.isVariableDeclaration(parent)) return undefined;
    return new RegExp(`([\\w.]+)\\s*\\.query(?:<[^>]*>)?\\(\\s*${parent.name.getText(tree)}\\b`).exec(
      source,
    )?.[1];
  }
}
