// The parts of the documents that are made, and the files that they mention.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fill, markersIn } from './markers.mjs';
import { errorsOf, graphOf } from './parts.mjs';
import { missingIn } from './paths.mjs';
import { drawingOf } from './state-machines.mjs';

const marked = (name, inside = '') => `<!-- generated:${name} -->\n${inside}\n<!-- /generated -->`;

describe('a generated part', () => {
  it('is replaced between its markers, and nothing else is touched', () => {
    const text = `# A\n${marked('one', 'old')}\nwords\n${marked('two')}\n`;
    assert.deepEqual(markersIn(text), ['one', 'two']);
    const filled = fill(text, { one: '1', two: '2' }, 'a.md');
    assert.equal(filled, `# A\n${marked('one', '1')}\nwords\n${marked('two', '2')}\n`);
    assert.equal(fill(filled, { one: '1', two: '2' }, 'a.md'), filled);
  });

  it('must be known and closed', () => {
    assert.throws(() => fill(marked('three'), { one: '' }, 'a.md'), /a\.md: nothing makes "three"/);
    assert.throws(() => fill('<!-- generated:one -->', { one: '' }, 'a.md'), /not closed/);
    const crossed = `<!-- generated:one -->\n${marked('two')}`;
    assert.throws(() => fill(crossed, { one: '', two: '' }, 'a.md'), /"one" is not closed/);
    assert.throws(() => fill('<!-- /generated -->', {}, 'a.md'), /closes nothing/);
  });
});

describe('the graph of the modules', () => {
  it('draws who asks whom, without the tests', () => {
    const users = 'backend/src/modules/users/index.ts';
    const drawn = graphOf([
      { source: users, dependencies: [{ resolved: 'backend/src/modules/users/users.module.ts' }] },
      { source: 'backend/src/modules/auth/auth.module.ts', dependencies: [{ resolved: users }] },
      { source: 'backend/src/modules/cards/test/a.e2e-spec.ts', dependencies: [{ resolved: users }] },
      { source: 'backend/src/app.module.ts', dependencies: [{ resolved: users }] },
    ]);
    assert.equal(drawn, '```mermaid\ngraph TD\n  auth\n  users\n  auth --> users\n```');
  });
});

describe('the drawing of states', () => {
  it('draws each transition, what it does to copies, the ends and the timers', () => {
    const drawn = drawingOf({
      transitions: [
        { from: ['OPEN'], event: 'SIGNALED', to: null },
        { from: ['OPEN'], event: 'TIMED_OUT', to: 'CLOSED', copies: 'RELEASE' },
      ],
      initial: ['OPEN'],
      timers: { OPEN: { hours: 72, after: 'ENTRY' } },
    });
    assert.equal(
      drawn,
      [
        '```mermaid',
        'stateDiagram-v2',
        '  [*] --> OPEN',
        '  OPEN --> OPEN: signaled',
        '  OPEN --> CLOSED: timed out (copies: release)',
        '  CLOSED --> [*]',
        '  note right of OPEN: ends by itself 72 h after it began',
        '```',
      ].join('\n'),
    );
  });
});

describe('the table of the errors', () => {
  it('names each code once, sorted', () => {
    const response = (...codes) => ({
      content: {
        'application/problem+json': {
          examples: Object.fromEntries(
            codes.map((code) => [code, { value: { code, status: 404, message: `No ${code} | here.` } }]),
          ),
        },
      },
    });
    const document = {
      paths: {
        '/a': { get: { responses: { 404: response('b.gone', 'a.gone') } } },
        '/b': { get: { responses: { 404: response('b.gone'), 200: {} } } },
      },
    };
    const lines = errorsOf(document).split('\n').slice(2);
    assert.deepEqual(lines, [
      '| `a.gone` | 404 | No a.gone \\| here. |',
      '| `b.gone` | 404 | No b.gone \\| here. |',
    ]);
  });
});

describe('a document', () => {
  let root;
  const files = ['backend/src/main.ts', 'docs/a.md', 'docs/b.md'];
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'playset docs '));
    for (const file of files) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), '');
    }
  });
  after(() => rmSync(root, { recursive: true, force: true }));
  const missing = (text) => missingIn('docs/a.md', text, root, files);

  it('may mention what exists, from its own folder or from the root, and what is no path of ours', () => {
    const text =
      '[b](b.md#part) [main](../backend/src/main.ts) [web](https://x.example/y) `main.ts` `backend/src/` ' +
      '`backend/src/main.ts:12` `backend/dist/gone.js` `application/problem+json` `/api/docs` `npm start` `modules/<name>/index.ts` `backend/*.ts`';
    assert.deepEqual(missing(text), []);
  });

  it('is caught when it mentions what does not', () => {
    for (const text of ['[c](c.md)', '`backend/src/gone.ts`', '`gone.ts`', '[x](../gone)']) {
      assert.equal(missing(text).length, 1, text);
    }
  });

  it('may show anything in a fenced block', () => {
    assert.deepEqual(missing('```\n[c](c.md) `gone.ts`\n```\n'), []);
  });
});
