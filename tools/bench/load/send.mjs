// One request over a connection of the agent's.
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Resolves to the status and the body, as bytes. */
export async function send(agent, origin, { method, path, headers, body }) {
  const asked = ask(new URL(path, origin), { agent, method, headers });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, body: await buffer(response) };
}
