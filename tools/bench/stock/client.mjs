// The calls of a store that changes its stock, as its screens send them; each resolves when the work is done.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressed } from '../calls/addressed.mjs';
import { SECRET } from '../sides/servers.mjs';

const POLL_MS = 100;
const EDIT = { filter: {}, change: { changePriceByPercent: 10 } };
const RULES = { percent: 95, exceptions: [], floor: 0.25, roundTo: 0.05, neverBelowPaid: true };

export function clientOf(origin, store) {
  const [{ headers: own }] = addressed([{ method: 'GET', path: '/', by: store }], [store], SECRET);
  const call = async (method, path, body, headers = { 'content-type': 'application/json' }) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await fetch(`${origin}/api/stock/${path}`, {
      method,
      headers: { ...own, ...(body === undefined ? {} : headers), 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body: sent }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} was answered with ${reply.status}: ${text}`);
    return text && JSON.parse(text);
  };
  /** An import once nobody works on it. */
  const settled = async (uuid) => {
    for (;;) {
      const found = await call('GET', `imports/${uuid}`);
      if (!/ING$/.test(found.state)) return found;
      await pause(POLL_MS);
    }
  };
  return {
    async previewed(text, mode) {
      const { uuid } = await call('POST', 'imports?name=stock.csv', text, { 'content-type': 'text/csv' });
      await settled(uuid);
      if (mode) await call('PATCH', `imports/${uuid}`, { mode });
      const found = await settled(uuid);
      if (found.state !== 'READY') throw new Error(`The import is ${JSON.stringify(found)}`);
      return found;
    },
    async committed({ uuid, revision, difference }) {
      const acknowledged = (difference.stopSigns ?? []).map(({ code }) => code);
      await call('POST', `imports/${uuid}/commit`, { revision, acknowledged });
      const found = await settled(uuid);
      if (found.state !== 'COMMITTED') throw new Error(`The import is ${JSON.stringify(found)}`);
    },
    async compared(text) {
      const { uuid } = await call('POST', 'reconciliations?name=stock.csv', text, {
        'content-type': 'text/csv',
      });
      while ((await call('GET', `reconciliations/${uuid}`)).state === 'WORKING') await pause(POLL_MS);
    },
    previewEdit: () => call('POST', 'edits/preview', EDIT),
    edit: () => call('POST', 'edits', EDIT),
    previewRules: () => call('POST', 'price-rules/preview', { rules: RULES, includeTyped: true }),
    async applyRules() {
      await call('PUT', 'price-rules', { ...RULES, automatic: false });
      await call('POST', 'price-rules/apply', { includeTyped: true });
    },
    /** Undoes what was done, the last first: the next run finds the market as it was. */
    async undoAll() {
      for (const { uuid, undoneAt } of await call('GET', 'batches')) {
        if (!undoneAt) await call('POST', `batches/${uuid}/undo`);
      }
    },
  };
}
