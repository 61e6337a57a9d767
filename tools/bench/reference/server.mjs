// The reference: a bare handler of node:http with a pool of connections and one named prepared statement a call. Nothing else.
import { createServer } from 'node:http';
import { pg } from '../data/database.mjs';
import { DEAL_READS } from './deals.mjs';
import { NEAR_READS } from './near.mjs';
import { READS } from './reads.mjs';
import { OFFER_SETTINGS, SEARCH_SETTINGS, SEARCHES } from './searches.mjs';
import { STOCK_READS } from './stock.mjs';
import { WRITES } from './writes.mjs';

const ROUTES = [
  ...[...SEARCHES, ...NEAR_READS, ...READS, ...STOCK_READS, ...DEAL_READS].map((read) => ({
    method: 'GET',
    ...read,
  })),
  ...WRITES,
];
/** As many connections as the product has. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
/** As many of them as the product searches with at a time. */
const searching = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 4,
  options: SEARCH_SETTINGS,
});
/** Those of offers have one plan for all values, as those of the product. */
const offering = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 4,
  options: OFFER_SETTINGS,
});
const POOLS = { search: searching, offers: offering };

const server = createServer(async (request, reply) => {
  try {
    const url = new URL(request.url, 'http://reference');
    if (url.pathname === '/health/ready') return void reply.end();
    const { match, status = 200, like, ...route } = routeOf(request.method, url);
    const body = request.method === 'GET' ? undefined : await textOf(request);
    const { rows } = await (POOLS[like] ?? pool).query(
      await statementOf(route, match, url, { body, caller: callerOf(request) }),
    );
    if (rows[0]?.body == null) return void reply.writeHead(404).end();
    if (rows[0].total !== undefined) reply.setHeader('x-total-count', rows[0].total);
    reply.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(rows[0].body),
    });
    reply.end(rows[0].body);
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    reply.writeHead(500).end();
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1');

const statementOf = ({ statement, name, text, values }, match, url, { body, caller }) =>
  statement ? statement(match, url, caller) : { name, text, values: values(match, url, body, caller) };

/** The account that a token names; the reference takes its word for it. */
function callerOf({ headers: { authorization = '' } }) {
  const [, claims] = authorization.split('.');
  return claims && JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}

function routeOf(method, url) {
  for (const route of ROUTES) {
    const match = route.method === method && (route.where?.(url) ?? true) && route.path.exec(url.pathname);
    if (match) return { ...route, match };
  }
  throw new Error(`The reference does not answer ${method} ${url.pathname}`);
}

async function textOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
