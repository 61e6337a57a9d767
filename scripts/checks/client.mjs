// The generated client: one file for each tag of openapi.yaml.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { at } from '../lib/root.mjs';
import { mustRunNode } from '../lib/run.mjs';
import { inTemporaryFolder } from '../lib/temporary.mjs';

const CONFIG = 'openapi-codegen.config.cjs';
const GENERATED = 'src/api/generated';
const PUBLIC_CALLS = 'public-calls.ts';
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The generated files, as openapi.yaml yields them now. */
export const makeClient = () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(join(folder, GENERATED), { recursive: true });
    const { tags } = load(readFileSync(at('openapi.yaml'), 'utf8'));
    copyFileSync(at('frontend', CONFIG), join(folder, CONFIG));
    // The generator formats by the widths that it finds here.
    copyFileSync(at('.editorconfig'), join(folder, '.editorconfig'));
    copyFileSync(at('frontend/src/api/base.ts'), join(folder, 'src/api/base.ts'));
    await mustRunNode(at('node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs'), [CONFIG], {
      cwd: folder,
      env: { OPENAPI_FILE: at('openapi.yaml'), OPENAPI_TAGS: tags.map(({ name }) => name).join() },
      what: 'the generator of the client',
    });
    writeFileSync(join(folder, GENERATED, PUBLIC_CALLS), publicCalls());
    const made = namesIn(join(folder, GENERATED));
    const all = new Set([...namesIn(at('frontend', GENERATED)), ...made]);
    return Object.fromEntries(
      [...all].sort().map((name) => {
        const text = made.includes(name) ? readFileSync(join(folder, GENERATED, name), 'utf8') : undefined;
        return [`frontend/${GENERATED}/${name}`, text];
      }),
    );
  });

/** The calls that take no access token: `security` is empty, or names the refresh cookie alone. */
function publicCalls() {
  const { paths } = load(readFileSync(at('openapi.yaml'), 'utf8'));
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]?.security?.every((way) => !('bearer' in way))).map(
      (method) => `  '${method.toUpperCase()} ${path}',`,
    ),
  );
  return `/** The calls of openapi.yaml that take no access token. */\nexport const PUBLIC_CALLS = [\n${calls.sort().join('\n')}\n] as const;\n`;
}
