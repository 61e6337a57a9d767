// The generated client: one file for each tag of openapi.yaml, and lists of its calls and tags.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { at } from '../lib/root.mjs';
import { mustRunNode } from '../lib/run.mjs';
import { inTemporaryFolder } from '../lib/temporary.mjs';

const CONFIG = 'openapi-codegen.config.cjs';
const GENERATED = 'src/api/generated';
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The generated files, as openapi.yaml yields them now. */
export const makeClient = () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(join(folder, GENERATED), { recursive: true });
    const document = load(readFileSync(at('openapi.yaml'), 'utf8'));
    const tags = document.tags.map(({ name }) => name);
    copyFileSync(at('frontend', CONFIG), join(folder, CONFIG));
    // The generator formats by the widths that it finds here.
    copyFileSync(at('.editorconfig'), join(folder, '.editorconfig'));
    copyFileSync(at('frontend/src/api/base.ts'), join(folder, 'src/api/base.ts'));
    await mustRunNode(at('node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs'), [CONFIG], {
      cwd: folder,
      env: { OPENAPI_FILE: at('openapi.yaml'), OPENAPI_TAGS: tags.join() },
      what: 'the generator of the client',
    });
    const operations = operationsOf(document);
    const lists = {
      'answers.ts': answers(operations),
      'public-calls.ts': publicCalls(operations),
      'tags.ts': `/** The tags of openapi.yaml. */\nexport const TAGS = ['${tags.join("', '")}'] as const;\n`,
    };
    for (const [name, text] of Object.entries(lists)) writeFileSync(join(folder, GENERATED, name), text);
    const made = namesIn(join(folder, GENERATED));
    const all = new Set([...namesIn(at('frontend', GENERATED)), ...made]);
    return Object.fromEntries(
      [...all].sort().map((name) => {
        const text = made.includes(name) ? readFileSync(join(folder, GENERATED, name), 'utf8') : undefined;
        return [`frontend/${GENERATED}/${name}`, text];
      }),
    );
  });

/** The operations of the document, each with its call: `GET /api/events/{uuid}`. */
const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      ...item[method],
      call: `${method.toUpperCase()} ${path}`,
    })),
  );

/** The calls that take no access token: `security` is empty, or names the refresh cookie alone. */
function publicCalls(operations) {
  const isPublic = ({ security }) => security?.every((way) => !('bearer' in way));
  const calls = operations.filter(isPublic).map(({ call }) => `  '${call}',`);
  return `/** The calls of openapi.yaml that take no access token. */\nexport const PUBLIC_CALLS = [\n${calls.sort().join('\n')}\n] as const;\n`;
}

/** What each call answers when it succeeds, for tests; a call without a body answers `undefined`. */
function answers(operations) {
  const types = operations.map(({ call, operationId, tags: [tag], responses }) => {
    const hasBody = Object.entries(responses).some(([status, { content }]) => status < '300' && content);
    const type = `${operationId[0].toUpperCase()}${operationId.slice(1)}ApiResponse`;
    return `  '${call.replaceAll(/\{(\w+)\}/g, ':$1')}': ${hasBody ? `import('./${tag}').${type}` : 'undefined'};`;
  });
  return `/** What each call of openapi.yaml answers when it succeeds. */\nexport interface Answers {\n${types.sort().join('\n')}\n}\n`;
}
