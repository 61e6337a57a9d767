/** Finds what a person would read in the code of the client although it is in no catalogue of texts. */
import ts from 'typescript';

/** A sentence, or a word that begins like one. */
const READABLE = /^\p{Lu}\p{Ll}[\p{L}’'-]*([.!?…:]|\s+\S.*)?$|^(?=.*\p{Ll})[\p{L}’']+\s.*[.!?…]$/u;
const LETTER = /\p{L}{2,}/u;
/** Props that are read by programs alone, whatever they look like. */
const SILENT_PROPS = new Set(
  'className classNames id name key type role to href viewBox d transform fill stroke rel target'.split(' '),
);

/** Where it stands and what it says. */
export interface Untranslated {
  readonly line: number;
  readonly text: string;
}

/** What a person would read in this source text of a module. */
export function untranslatedIn(source: string, fileName = 'part.tsx'): Untranslated[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: Untranslated[] = [];
  const tell = (node: ts.Node, text: string) =>
    found.push({
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      text: text.trim().replace(/\s+/g, ' '),
    });
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    if (ts.isJsxText(node)) {
      if (LETTER.test(node.text)) tell(node, node.text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const shown = ts.isJsxAttribute(node.parent)
        ? readableProp(node.parent, node.text)
        : READABLE.test(node.text);
      if (shown) tell(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (
        parts.some((part) => /(^|\s)\p{L}{2,}\s|\s\p{L}{2,}(\s|$|[.!?…])/u.test(part)) &&
        !isProgram(node)
      ) {
        tell(node, node.getText());
      }
      ts.forEachChild(node, visit);
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A prop of a building block: what has no space may be a program's word, unless it is made to be read. */
function readableProp(prop: ts.JsxAttribute, text: string): boolean {
  const name = prop.name.getText();
  if (/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|text)$/.test(name))
    return LETTER.test(text);
  return READABLE.test(text);
}

/** What only programs and developers read: imports, types, keys, comparisons, errors, the console, class names. */
function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return SILENT_PROPS.has(name) || name.startsWith('data-');
  }
  if (ts.isNewExpression(node)) return /Error$|Timeout$|RegExp$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return /^console\.|^(super|RegExp)$/.test(node.expression.getText());
  const { parent } = node;
  if (!parent) return false;
  // The types of JSON-LD are those of schema.org, others those of GeoJSON.
  if (ts.isPropertyAssignment(parent) && /^('@type'|type)$/.test(parent.name.getText())) return true;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  return (
    ts.isStringLiteral(node) &&
    ts.isBinaryExpression(parent) &&
    /^[!=]==$/.test(parent.operatorToken.getText())
  );
}

/** Class names and style values made of parts. */
const isProgram = (node: ts.TemplateExpression): boolean =>
  /^[a-z-]+\(|^[\d.]+|^(Bearer|default|placeholder) |classes|px|calc\(/.test(node.head.text + node.getText());
