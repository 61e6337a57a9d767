// How many round trips a screen takes: requests of which each could start only when the one before was answered.

/**
 * So long every request is held up, in milliseconds: what follows from an answer starts clearly after it, and what does
 * not starts clearly before.
 */
export const FAR_MS = 300;

/** What a screen shows later, or beside its words. */
const BESIDE = new Set(['Image', 'Font', 'Manifest', 'Ping', 'Other']);

/** What the frame fetches when it is idle (`whenSettled`), or some seconds after its start. A slow machine may draw the screen later, which does not wait for it. */
const WHEN_IDLE =
  /\/assets\/(background|prefetch-data|dialog-box|confirm-dialog-box|dialog-host|side-sheet-box|menu-badge|inbox-badge|unread-badge|count-badge)-|\/api\/notifications\/stream/;
/** A dynamic import of several chunks. */
const WITH_CHUNKS = /\/assets\/prefetch-data-/;
/** The chunks of a dynamic import are requested within this many seconds of each other. */
const TOGETHER = 0.01;

/** Notes every request of `page` from now on, and holds each up. Answers `{ requests, again }`; `again` begins again. */
export async function watchRequests(context, page, latency = FAR_MS) {
  const cdp = await context.newCDPSession(page);
  const requests = new Map();
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    requests.set(requestId, { url: request.url, method: request.method, type, start: timestamp });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.kept = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.answered = timestamp;
    if (response.fromDiskCache) request.kept = true;
  });
  return { requests, again: () => requests.clear() };
}

/** The longest chain of those requests that were answered: `{ url, method, type }` each, the first first. */
export function longestChain(requests) {
  const all = [...requests.values()];
  const idle = all.find(({ url }) => WITH_CHUNKS.test(url));
  const isIdle = ({ type, start }) =>
    idle !== undefined && type === 'Script' && Math.abs(start - idle.start) < TOGETHER;
  const asked = all
    .filter(({ url, answered, kept, type }) => answered && !kept && !BESIDE.has(type) && !WHEN_IDLE.test(url))
    .filter((request) => !isIdle(request))
    .sort((a, b) => a.answered - b.answered);
  for (const request of asked) {
    request.chain = 1;
    for (const before of asked) {
      if (before.answered > request.start || before === request) continue;
      if ((before.chain ?? 0) < request.chain) continue;
      request.chain = before.chain + 1;
      request.after = before;
    }
  }
  const chain = [];
  let last = asked.reduce((most, each) => (!most || each.chain > most.chain ? each : most), null);
  for (; last; last = last.after) chain.unshift(last);
  return chain;
}

/** A link of a chain, for people. */
export const shown = ({ url, method }) => {
  const { pathname } = new URL(url);
  return `${method === 'GET' ? '' : `${method} `}${pathname.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1.js')}`;
};
