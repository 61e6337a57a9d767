// What a person reads when the server can't listen where HOST and PORT say.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenProblem } from './listen-problem.js';

async function problemAt(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  const failed = once(server, 'error');
  server.listen(port, host);
  return listenProblem((await failed)[0], { HOST: host, PORT: port });
}

it('names the port that another program uses, and another one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await problemAt('127.0.0.1', port)).toBe(
    `Another program uses port ${port}. Choose another one, for example: PORT=${port + 1} npm start`,
  );
  other.close();
});

it('names an address that the machine does not have', async () => {
  // From the block that is kept for documentation.
  expect(await problemAt('192.0.2.1', 0)).toContain('HOST=192.0.2.1 is no address of this machine.');
});

it.each([
  ['EACCES', 'This user may not listen on port 80.'],
  ['ENOTFOUND', 'HOST=box.example doesn’t resolve to an address.'],
  ['EAI_AGAIN', 'HOST=box.example doesn’t resolve to an address.'],
  ['ECONNREFUSED', undefined],
])('%s is explained where it is about HOST and PORT', (code, sentence) => {
  const problem = listenProblem(Object.assign(new Error(code), { code }), { HOST: 'box.example', PORT: 80 });
  expect(problem?.startsWith(sentence ?? '')).toBe(sentence && true);
});
