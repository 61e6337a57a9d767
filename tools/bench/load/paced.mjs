// An open-loop load: requests arrive at random, whether or not earlier ones have been answered.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './send.mjs';

/**
 * Sends `rate` requests a second on average over at most `connections` connections. Calls `record` with each response's status, size
 * in bytes, and latency in milliseconds since its scheduled arrival, so that waiting for a connection counts.
 */
export async function sendPaced({ origin, requests, connections, rate }, record) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let due = performance.now();
  const sent = requests.map(async (request) => {
    due += (-Math.log(1 - Math.random()) / rate) * 1000;
    const moment = due;
    await pause(moment - performance.now());
    const { status, body } = await send(agent, origin, request);
    record(status, body.length, performance.now() - moment);
  });
  const outcomes = await Promise.allSettled(sent);
  agent.destroy();
  return { errors: outcomes.filter(({ status }) => status === 'rejected').length };
}
