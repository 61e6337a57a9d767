// The parts of the test run, in their order.
import { filesUnder } from './fingerprint.mjs';
import { at } from './root.mjs';
import { runJest, runNodeTests, runPlaywright } from './runners.mjs';

const files = (folder, ending, patterns) =>
  filesUnder(at(folder)).filter(
    (file) =>
      file.endsWith(ending) && (patterns.length === 0 || patterns.some((each) => file.includes(each))),
  );

const toolTests = (patterns) =>
  ['scripts', 'tools'].flatMap((folder) => files(folder, '.test.mjs', patterns));

/** Each part: its name, which packages it needs built, and how it runs; `args` are what follows the name on the command line. */
export const PARTS = [
  { name: 'tooling', packages: [], run: (args) => runNodeTests(toolTests(args)) },
  { name: 'backend', packages: [], run: (args) => runJest('backend', args) },
  { name: 'frontend', packages: [], run: (args) => runJest('frontend', args) },
  {
    name: 'journeys',
    packages: ['backend', 'frontend'],
    run: (args) => runPlaywright(['--project=journeys', ...args]),
  },
];
