// Holds a write against everything that no client of ours would send: each is a 4xx problem that names the field, none is written.
import type { Client, ProblemBody } from './client.js';
import { type Field, type HostileBody, hostileBodies, oddBodies } from './hostile-bodies.js';

export type { Field } from './hostile-bodies.js';

/** A write under test. */
export interface Write {
  readonly method: 'POST' | 'PATCH' | 'PUT';
  /** Where it goes, who sends it and a valid body; asked for in each test, so that they may depend on what a story has made. */
  readonly path: () => string;
  readonly client: () => Client;
  readonly valid: () => Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
  /** For bodies that are lists of such entries. */
  readonly isList?: boolean;
  /** What must be the same after everything was refused: counts, rows. */
  readonly untouched: () => Promise<unknown>;
}

interface Refusal {
  readonly status: number;
  readonly mediaType: string;
  readonly problem: ProblemBody;
}

const NAMES_NO_FIELD: readonly (readonly [
  title: string,
  body: string | undefined,
  mediaType: string | undefined,
])[] = [
  ['no body', undefined, undefined],
  ['an empty body', '', 'application/json'],
  ['half a document', '{"name": "Rob', 'application/json'],
  ['no document', 'name=Robin', 'application/json'],
  ['text', '"text"', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a prototype', '{"__proto__": {"role": "STORE"}}', 'application/json'],
  ['a constructor', '{"constructor": {"prototype": {"role": "STORE"}}}', 'application/json'],
  ['a tower of brackets', '['.repeat(100_000), 'application/json'],
  ['a body ever deeper', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'application/json'],
  ['plain text', '{}', 'text/plain'],
  ['a form', 'name=Robin', 'application/x-www-form-urlencoded'],
  ['a form with files', '--x--', 'multipart/form-data; boundary=x'],
  ['XML', '<name>Robin</name>', 'application/xml'],
  ['ten megabytes', JSON.stringify({ name: 'x'.repeat(10_000_000) }), 'application/json'],
];

/** Registers the tests of a write. */
export function refusesBadInput(write: Write): void {
  const { fields, isList } = write;
  const wire = (body: object) => JSON.stringify(isList ? [body] : body);
  // The titles are wanted before a story has made anything, so they come from field names alone.
  const nothing = Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'word' ? 'X' : undefined]),
  );
  const titles = (make: typeof hostileBodies) => make(nothing, fields).map(({ title }) => title);
  const titled = (make: typeof hostileBodies, title: string): HostileBody => {
    const found = make(write.valid(), fields).find((each) => each.title === title);
    if (!found) throw new Error(`No such body: ${title}`);
    return found;
  };

  describe('bad input', () => {
    let before: unknown;
    beforeAll(async () => {
      before = await write.untouched();
    });

    it.each(titles(hostileBodies))('is refused by name: %s', async (title) => {
      const { body, field } = titled(hostileBodies, title);
      const refusal = await send(write, wire(body), 'application/json');
      expectProblem(refusal);
      expect(refusal.problem.errors?.map((error) => error.field)).toContain(isList ? `0.${field}` : field);
    });

    it.each(NAMES_NO_FIELD)('is refused: %s', async (_title, body, mediaType) => {
      expectProblem(await send(write, body, mediaType));
    });

    it('writes nothing', async () => {
      expect(await write.untouched()).toEqual(before);
    });
  });

  const odd = titles(oddBodies);
  if (odd.length === 0) return;
  it.each(odd)('is never our error: %s', async (title) => {
    const { status } = await send(write, wire(titled(oddBodies, title).body), 'application/json');
    expect(status).toBeLessThan(500);
  });
}

function expectProblem({ status, mediaType, problem }: Refusal): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(mediaType).toMatch(/^application\/problem\+json/);
  expect(problem).toMatchObject({
    code: expect.stringMatching(/^\w+\.[\w-]+$/),
    message: expect.any(String),
  });
}

/** Sends exactly these bytes: what is wrong with them is the point, so the document is not asked. */
async function send(write: Write, body: string | undefined, mediaType: string | undefined): Promise<Refusal> {
  const client = write.client();
  const headers: Record<string, string> = {};
  if (mediaType) headers['content-type'] = mediaType;
  if (client.token) headers.authorization = `Bearer ${client.token}`;
  const reply = await fetch(client.origin + write.path(), { method: write.method, headers, body });
  const text = await reply.text();
  const type = reply.headers.get('content-type') ?? '';
  const problem = (type.includes('json') ? JSON.parse(text) : {}) as ProblemBody;
  return { status: reply.status, mediaType: type, problem };
}
