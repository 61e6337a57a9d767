// A reporter of node:test that says only how many tests passed and failed, as JSON.

/** Counts tests, not the suites around them, nor the lines that node adds for a file without tests. */
export default async function* count(events) {
  const counts = { passed: 0, failed: 0 };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isFile = data.name === data.file || /\.test\.mjs$/.test(data.name);
    if (type === 'test:fail') {
      if (data.details?.type !== 'suite') counts.failed += 1;
    } else if (data.details?.type !== 'suite' && !isFile && !data.skip && !data.todo) counts.passed += 1;
  }
  yield JSON.stringify(counts);
}
