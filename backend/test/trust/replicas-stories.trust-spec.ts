// Every story of the suite once more, told on two replicas of one database: each request goes to the next of them, so
// nothing may depend on what a process remembers.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tell } from './promise.js';

/** What Jest writes down of a run. */
interface Run {
  readonly numPassedTests: number;
  readonly numTotalTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const JEST = resolve('../node_modules/jest/bin/jest.js');
/** They start processes of their own. */
const NOT_AGAIN = 'test/trust/';

describe('the stories of the suite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playset-stories-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('hold on two replicas as on one', async () => {
    const file = join(folder, 'run.json');
    // A worker that has told many stories on two replicas is replaced before it holds too much.
    const workers = ['--maxWorkers=2', '--workerIdleMemoryLimit=700MB'];
    const told = ['--json', `--outputFile=${file}`, '--testPathIgnorePatterns', NOT_AGAIN];
    const args = [...workers, ...told, '--', 'e2e-spec'];
    const { TRUST: _whole, TRUST_FIGURES: _figures, ...env } = process.env;
    const child = spawn(process.execPath, [JEST, ...args], {
      env: { ...env, STORY_REPLICAS: '2' },
      stdio: 'ignore',
    });
    await new Promise((ended) => child.once('exit', ended));
    const run = JSON.parse(readFileSync(file, 'utf8')) as Run;
    const failed = run.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message && assertionResults.length === 0 ? [`${name}: ${message}`] : []),
      ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ]);
    expect(failed).toEqual([]);
    expect(run.numPassedTests).toBeGreaterThan(1_000);
    const { numPassedTests: cases, numTotalTestSuites: stories } = run;
    tell({ cases, figure: `${cases} tests of ${stories} stories hold on two replicas` });
  });
});
