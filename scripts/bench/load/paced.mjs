// Sends so many calls a second, evenly. Not with autocannon, which sends what a second may have at its beginning.
import { Agent, request } from 'node:http';

const TICK_MS = 1;

/** Sends the requests in turn at a `rate` for so many seconds, and waits for all answers. */
export async function paced({ origin, requests, connections, seconds, rate }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = {};
  const answers = [];
  const begun = performance.now();
  try {
    await new Promise((over) => {
      const timer = setInterval(() => {
        const spent = Math.min((performance.now() - begun) / 1000, seconds);
        while (answers.length < Math.floor(spent * rate)) {
          answers.push(answer(agent, origin, requests[answers.length % requests.length]));
        }
        if (spent < seconds) return;
        clearInterval(timer);
        over();
      }, TICK_MS);
    });
    for (const status of await Promise.all(answers)) statuses[status] = (statuses[status] ?? 0) + 1;
  } finally {
    agent.destroy();
  }
  const count = answers.length;
  return { perSecond: count / ((performance.now() - begun) / 1000), count, statuses, errors: 0 };
}

/** The status of an answer, once all of it is there. */
const answer = (agent, origin, { method, path, headers }) =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { agent, method, headers }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode));
    });
    sent.once('error', reject).end();
  });
