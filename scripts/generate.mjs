// `npm run generate`: writes everything that is made from the sources and committed.
import './lib/node-version.mjs';

const { write } = await import('./checks/derived.mjs');
const { makeLists } = await import('./checks/lists.mjs');
// The client is built with them.
const changed = write(makeLists());
const { prepare } = await import('./lib/prepare.mjs');
await prepare(['backend', 'frontend']);
const { mustRunNode } = await import('./lib/run.mjs');
const { makeOpenapi } = await import('./checks/openapi.mjs');
const { makeClient } = await import('./checks/client.mjs');
const { makeEnvExample } = await import('./checks/env-example.mjs');
const { makeDocs } = await import('./checks/docs.mjs');
const { STEPS } = await import('./lib/steps.mjs');
const { at } = await import('./lib/root.mjs');

// In this order: the client is made from openapi.yaml, the documents from both.
const makers = [makeOpenapi, makeClient, makeEnvExample, () => makeDocs(STEPS)];
try {
  await mustRunNode(at('backend/sample/generate.mjs'), [], { what: 'the sample catalogue' });
  for (const make of makers) changed.push(...write(await make()));
} catch (error) {
  console.error(`  ${error.message}\n${error.output ?? error.stack}`);
  process.exit(1);
}
for (const file of changed) console.log(`  ${file}`);
console.log(changed.length > 0 ? '  Written.' : '  Everything was up to date.');
