// `npm test`: the tests that every change has to pass, or `npm test -- <part> [pattern]`, ending with the counts.
import './lib/node-version.mjs';

const { prepare } = await import('./lib/prepare.mjs');
const { duration } = await import('./lib/progress.mjs');
const { PARTS } = await import('./lib/parts.mjs');

const [name, ...args] = process.argv.slice(2);
const parts = name ? PARTS.filter((part) => part.name === name) : PARTS;
if (parts.length === 0) {
  console.error(`  There is no part "${name}". The parts are: ${PARTS.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

await prepare([...new Set(parts.flatMap(({ packages }) => packages))]);

const total = { passed: 0, failed: 0 };
for (const part of parts) {
  console.log(`\n  … Tests: ${part.name}`);
  const started = performance.now();
  const counts = await part.run(args);
  if (counts.passed + counts.failed === 0) {
    console.error(`  ${part.name} executed no test`);
    counts.failed = 1;
  }
  const mark = counts.failed === 0 ? '✓' : '✗';
  const took = duration(performance.now() - started);
  console.log(`  ${mark} ${part.name}: ${counts.passed} passed, ${counts.failed} failed  ${took}`);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
