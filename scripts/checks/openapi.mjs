// openapi.yaml: made by the server, linted as a public document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../lib/root.mjs';
import { mustRunNode, runNode } from '../lib/run.mjs';
import { Finding } from '../lib/step.mjs';
import { inTemporaryFolder } from '../lib/temporary.mjs';

/** The document that the built server writes. */
export const makeOpenapi = () =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'openapi.yaml');
    await mustRunNode(at('backend/dist/write-openapi.js'), [file], { what: 'the writer of openapi.yaml' });
    return { 'openapi.yaml': readFileSync(file, 'utf8') };
  });

/** No error and no warning of the linter. */
export async function lintOpenapi() {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = ['lint', 'openapi.yaml', '--config', 'redocly.yaml', '--format', 'json'];
  const { output } = await runNode(at('node_modules/@redocly/cli/bin/cli.js'), args, { env });
  const json = /^\{[\s\S]*?^\}/m.exec(output)?.[0];
  if (!json) throw new Finding('The linter of openapi.yaml gave no answer', output);
  const { totals, problems } = JSON.parse(json);
  if (totals.errors + totals.warnings + (totals.ignored ?? 0) === 0) return 'no error, no warning';
  const where = ({ location: [first] }) => `${first.pointer ?? ''}`;
  const lines = problems.map((each) => `  ${each.severity} ${each.ruleId}: ${each.message} ${where(each)}`);
  throw new Finding(`${totals.errors} errors, ${totals.warnings} warnings`, lines.join('\n'));
}
