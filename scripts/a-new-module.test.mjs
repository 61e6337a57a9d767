// docs/a-new-module.md lists the files of the module notifications: those that are its own, and those that had to change for it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at } from './lib/root.mjs';

const GUIDE = 'docs/a-new-module.md';
const ROOTS = ['backend/src', 'backend/test', 'frontend/build', 'frontend/e2e', 'frontend/src'];
/** What `npm run generate` writes. */
const WRITTEN =
  /^frontend\/src\/(api\/generated\/|texts\/[a-z]+\/index\.ts$|pages\/(screens|prefetches)\.ts$)/;
/** How many existing files a new module may change. */
const MAX_CHANGED = { backend: 6, frontend: 3 };
const OWN = /(^|\/)\d*-?notif(ications?|y)\b[^/]*(\/|$)|notification-list|\/unsubscribe\.tsx$/;
/** Its paths on the server and in the client, its routes, its menu entry. */
const NAMES =
  /(modules|features|api|pages|\.)\/notifications\b|\d-notifications\b|\/api\/notifications|'(Go to )?Notifications|'notifications\.|['`]\/notifications\b/;

/** The paths that a guide lists below each "New files:" or "Existing files:". */
function listed(guide) {
  const lists = { 'New files:': [], 'Existing files:': [] };
  let list;
  for (const line of guide.split('\n')) {
    list = lists[line] ?? (line.startsWith('#') ? undefined : list);
    const [, path] = /^- `([^`]+)`/.exec(line) ?? [];
    if (path) list?.push(path);
  }
  return { own: lists['New files:'].sort(), changed: lists['Existing files:'].sort() };
}

/** The files of a tree (path -> text) that are the module's own, and the others that name it. */
function found(tree) {
  const files = Object.keys(tree).filter((path) => !WRITTEN.test(path));
  const own = files.filter((path) => OWN.test(path));
  return {
    own: own.sort(),
    changed: files.filter((path) => !own.includes(path) && NAMES.test(tree[path])).sort(),
  };
}

/** What is wrong with a guide, beside the tree that it is about. */
function faultsOf(guide, tree) {
  const [lists, files] = [listed(guide), found(tree)];
  const missing = (kind) => files[kind].filter((path) => !lists[kind].includes(path));
  const needless = (kind) => lists[kind].filter((path) => !files[kind].includes(path));
  const inFolder = (folder) => files.changed.filter((path) => path.startsWith(`${folder}/`));
  return [
    ...['own', 'changed'].flatMap((kind) => missing(kind).map((path) => `${path} is not listed`)),
    ...['own', 'changed'].flatMap((kind) =>
      needless(kind).map((path) => `${path} is listed, but is not needed`),
    ),
    ...Object.entries(MAX_CHANGED)
      .filter(([folder, max]) => inFolder(folder).length > max)
      .map(
        ([folder, max]) => `${inFolder(folder).length} existing files of ${folder} are changed, not ${max}`,
      ),
  ];
}

const sources = () =>
  ROOTS.flatMap((root) =>
    readdirSync(at(root), { recursive: true })
      .map((path) => `${root}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path)),
  );

describe('the guide to a new module', () => {
  const guide = readFileSync(at(GUIDE), 'utf8');
  const tree = Object.fromEntries(sources().map((path) => [path, readFileSync(at(path), 'utf8')]));

  it('lists every file that a new module needs, and few existing ones', () => {
    assert.deepEqual(faultsOf(guide, tree), []);
  });

  it('reports each file that is missing from its lists', () => {
    const { own, changed } = listed(guide);
    for (const path of [...own, ...changed]) {
      const without = guide.replace(new RegExp(`^- \`${path}\`.*\\n`, 'm'), '');
      assert.deepEqual(faultsOf(without, tree), [`${path} is not listed`]);
    }
  });

  it('reports a file that is listed without need', () => {
    const more = guide.replace('Existing files:\n\n', 'Existing files:\n\n- `backend/src/main.ts`: why\n');
    assert.deepEqual(faultsOf(more, tree), ['backend/src/main.ts is listed, but is not needed']);
  });

  it('reports more changes than a module may make', () => {
    const text = "import { NotificationsPage } from '../pages/notifications';";
    const names = ['a', 'b', 'c', 'd'].map((name) => `frontend/src/app/${name}.ts`);
    const list = `Existing files:\n\n${names.map((name) => `- \`${name}\``).join('\n')}`;
    const faults = faultsOf(list, Object.fromEntries(names.map((name) => [name, text])));
    assert.deepEqual(faults, ['4 existing files of frontend are changed, not 3']);
  });

  it('knows a module by its paths, not by its word', () => {
    const files = {
      'backend/src/modules/notifications/index.ts': '',
      'backend/src/modules/listings/listings.service.ts':
        "import { Notify } from '../notifications/index.js';",
      'frontend/src/ui/toast.ts': "import { notifications } from '@mantine/notifications';",
    };
    assert.deepEqual(found(files), {
      own: ['backend/src/modules/notifications/index.ts'],
      changed: ['backend/src/modules/listings/listings.service.ts'],
    });
  });
});
