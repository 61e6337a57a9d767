// Sends calls from a process of its own, as fast as they are answered or so many a second, and tells what came of them.
import autocannon from 'autocannon';
import { percentile } from '../figures.mjs';
import { sendPaced } from './paced.mjs';

process.on('message', (order) => {
  run(order).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.stack }),
  );
});

async function run(order) {
  const taken = [];
  const statuses = {};
  let bytes = 0;
  const begun = performance.now();
  let ended = begun;
  const heard = (status, size, milliseconds) => {
    taken.push(milliseconds);
    ended = performance.now();
    statuses[status] = (statuses[status] ?? 0) + 1;
    bytes += size;
  };
  const { errors } = await (order.rate ? sendPaced(order, heard) : sendInTurn(order, heard));
  const spent = (ended - begun) / 1000;
  taken.sort((one, other) => one - other);
  return {
    perSecond: taken.length / spent,
    count: taken.length,
    p50: percentile(taken, 0.5),
    p99: percentile(taken, 0.99),
    bytes: Math.round(bytes / taken.length),
    statuses,
    errors,
  };
}

/** Each connection has its share of the requests, and asks them in turn: for so many seconds, or each of them `once`. */
function sendInTurn({ origin, requests, connections, seconds, once, keepsCookie }, heard) {
  let nth = 0;
  const share = (index) => Math.floor((index * requests.length) / connections);
  const finished = autocannon({
    url: origin,
    connections,
    ...(once ? { amount: requests.length } : { duration: seconds }),
    timeout: 30,
    sampleInt: 100,
    setupClient: (client) => {
      const mine = requests.slice(share(nth), Math.max(share(nth + 1), share(nth) + 1));
      nth += 1;
      client.setRequests(keepsCookie ? mine.map(carrying) : mine.map((request) => ({ ...request })));
    },
  });
  finished.on('response', (_client, status, size, milliseconds) => heard(status, size, milliseconds));
  return finished;
}

/** A request that is sent again with the cookie that its last answer gave. */
function carrying(request) {
  let { cookie } = request.headers;
  return {
    ...request,
    setupRequest: (next) => ({ ...next, headers: { ...next.headers, cookie } }),
    onResponse: (_status, _body, _context, headers) => {
      const given = [headers['set-cookie'] ?? headers['Set-Cookie'] ?? []].flat()[0];
      if (given) cookie = given.split(';')[0];
    },
  };
}
