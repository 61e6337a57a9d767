// Generates load from a separate process, at full speed or at a fixed rate, and reports latency, throughput and statuses.
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
  const record = (status, size, milliseconds) => {
    taken.push(milliseconds);
    ended = performance.now();
    statuses[status] = (statuses[status] ?? 0) + 1;
    bytes += size;
  };
  const { errors } = await (order.rate ? sendPaced(order, record) : sendAtFullSpeed(order, record));
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

/** Divides the requests among the connections, which send theirs one after the other: for `seconds`, or each request `once`. */
function sendAtFullSpeed({ origin, requests, connections, seconds, once, keepsCookie }, record) {
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
  finished.on('response', (_client, status, size, milliseconds) => record(status, size, milliseconds));
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
