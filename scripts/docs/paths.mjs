// Files that the documentation mentions must exist.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FENCE = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const BACKTICKS = /`([^`\n]+)`/g;
const PATTERN = /[<>*{}…$ ]/;
/** What is installed, built or kept by a running product need not exist. */
const PASSING = /(^|\/)(node_modules|dist|\.data|coverage)(\/|$)/;
const SOURCE_NAME = /^[\w.-]+\.(ts|tsx|mjs|cjs|md|ya?ml)$/;

/** Paths in links, and in backticks what can only be a path: it starts in a folder of ours, or is named like a source. */
function mentionedIn(text, folders) {
  const prose = text.replace(FENCE, '');
  const links = [...prose.matchAll(LINK)].map(([, target]) => target.replace(/#.*$/, ''));
  const quoted = [...prose.matchAll(BACKTICKS)].map(([, words]) => words.replace(/:\d+$/, ''));
  const isPath = (words) =>
    !PATTERN.test(words) &&
    !PASSING.test(words) &&
    (SOURCE_NAME.test(words) || (words.includes('/') && folders.has(words.split('/')[0])));
  return {
    links: links.filter((target) => target && !/^([a-z]+:|\/)/.test(target)),
    quoted: quoted.filter(isPath),
  };
}

/** What a document mentions and nobody can find; `files` are all files of the repository, as paths from `root`. */
export function missingIn(document, text, root, files) {
  const folders = new Set(readdirSync(root));
  const names = new Set(files.map((file) => basename(file)));
  const near = join(root, dirname(document));
  const { links, quoted } = mentionedIn(text, folders);
  const lost = links.filter((target) => !existsSync(join(near, target)));
  const unknown = quoted.filter(
    (path) => !existsSync(join(root, path)) && !existsSync(join(near, path)) && !names.has(path),
  );
  return [...lost, ...unknown].map((path) => `${document} mentions ${path}, which does not exist`);
}
