// The generated parts of the documentation: marker name -> what stands between the markers.
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { declaredIn } from '../../frontend/build/screens.mjs';
import { cruise } from '../checks/boundaries.mjs';
import { built } from '../checks/env-example.mjs';
import { shippedLicences } from '../checks/licences.mjs';
import { at } from '../lib/root.mjs';
import { dealMachine, offerMachine } from './state-machines.mjs';

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const code = (text) => (text === '' ? '' : `\`${text}\``);

/** Every setting with its default, from the Environment class. */
async function settings() {
  const { Environment } = await built('platform/environment/environment.js');
  const { settingDocs } = await built('platform/environment/setting.js');
  const defaults = new Environment();
  const rows = settingDocs().map(({ name, says }) => [code(name), says, code(String(defaults[name] ?? ''))]);
  return table(['Setting', 'Meaning', 'Default'], rows);
}

const MODULE = /^backend\/src\/modules\/([^/]+)\//;
const TEST = /(^|\/)test\/|\.(spec|e2e-spec)\.ts$/;

/** Who asks whom, from the imports between modules. */
export function graphOf(modules) {
  const nodes = new Set();
  const edges = new Set();
  for (const { source, dependencies } of modules) {
    const from = MODULE.exec(source)?.[1];
    if (!from || TEST.test(source)) continue;
    nodes.add(from);
    for (const { resolved } of dependencies) {
      const to = MODULE.exec(resolved)?.[1];
      if (to && to !== from) edges.add(`  ${from} --> ${to}`);
    }
  }
  const lines = [...[...nodes].sort().map((name) => `  ${name}`), ...[...edges].sort()];
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n');
}

/** Every error that openapi.yaml names, once. */
export function errorsOf(document) {
  const found = new Map();
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      for (const response of Object.values(operation.responses ?? {})) {
        for (const { examples = {} } of Object.values(response.content ?? {})) {
          for (const { value } of Object.values(examples)) {
            if (value?.code && value.status) found.set(value.code, value);
          }
        }
      }
    }
  }
  const rows = [...found.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  return table(
    ['Code', 'Status', 'Words'],
    rows.map((each) => [code(each.code), each.status, each.message]),
  );
}

const checks = (steps) =>
  table(
    ['Step', 'What it holds'],
    steps.map(({ name, says }) => [name, says]),
  );

/** The tokens of the client: each with its value, and that of the dark scheme where it has another. */
export function tokensOf(css) {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [
    selector,
    declarations(body),
  ]);
  const dark = new Map(
    blocks.filter(([selector]) => selector.includes('"dark"')).flatMap(([, found]) => found),
  );
  const usual = blocks.filter(([selector]) => !selector.includes('"dark"')).flatMap(([, found]) => found);
  return table(
    ['Token', 'Value', 'In the dark'],
    usual.map(([name, value]) => [code(name), code(value), dark.has(name) ? code(dark.get(name)) : '']),
  );
}

const declarations = (body) =>
  [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.replace(/\s+/g, ' ')]);

/** The building blocks of the client: each file with the sentence that it begins with. */
function blocks() {
  const rooms = ['ui', ...['card', 'listing', 'store', 'event'].map((entity) => `entities/${entity}`)];
  const files = rooms.flatMap((room) => {
    const names = readdirSync(at('frontend/src', room)).sort();
    return names.map((name) => `${room}/${name}`);
  });
  const rows = files
    .filter((file) => /\.tsx$/.test(file) && !file.includes('.test.'))
    .map((file) => {
      const source = readFileSync(at('frontend/src', file), 'utf8');
      const says = /^\/\*\*[\s*]*([\s\S]*?)\s*\*\//.exec(source)?.[1] ?? '';
      return [code(file), says.replace(/\s*\n \* ?/g, ' ')];
    });
  return table(['Block', 'What it is'], rows);
}

/** The shortcuts of the client, as its dialog lists them. */
function shortcuts() {
  const { shortcuts } = declaredIn(at('frontend/dist'));
  const key = (name) => `\`${name}\``;
  const shown = ({ keys, command, choice }) => {
    if (!command) return keys.map(key).join(choice ? ' ' : ' then ');
    const [letter] = keys.map((each) => each.toUpperCase());
    return `\`Ctrl ${letter}\` (\`⌘ ${letter}\` on a Mac)`;
  };
  return table(
    ['Keys', 'What it does'],
    shortcuts.map(({ label, bindings }) => [bindings.map(shown).join(', or '), label]),
  );
}

/** What ships under which licence. */
const licences = () =>
  table(
    ['Licence', 'Packages'],
    shippedLicences().map(({ licence, names }) => [licence, names.join(', ')]),
  );

/** The makers of the parts; `steps` are those of `npm run check`. */
export const partsFor = (steps) => ({
  settings,
  'module-graph': async () => graphOf((await cruise()).modules),
  'error-codes': () => errorsOf(load(readFileSync(at('openapi.yaml'), 'utf8'))),
  'deal-machine': dealMachine,
  'offer-machine': offerMachine,
  'check-steps': () => checks(steps),
  tokens: () => tokensOf(readFileSync(at('frontend/src/styles/tokens.css'), 'utf8')),
  blocks,
  shortcuts,
  licences,
});
