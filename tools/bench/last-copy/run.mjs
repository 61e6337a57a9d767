// The race for a last copy: everybody to whom it was offered accepts at once. How long until the last of them has been answered.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { addressed } from '../calls/addressed.mjs';
import { drawSample } from '../calls/sample.mjs';
import { openSessions } from '../calls/tokens.mjs';
import { clearAway, listToSell } from '../calls/writes.mjs';
import { openMarket } from '../data/database.mjs';
import { median, percentile, rounded } from '../figures.mjs';
import { send } from '../load/send.mjs';
import { machine } from '../machine.mjs';
import { freePort, SECRET, startSide } from '../sides/servers.mjs';

const RIVALS = 200;
const ROUNDS = 9;
/** A process that has just started is slower than it will be: races that don't count. */
const WARM_UP_ROUNDS = 3;
/** Within so long all must know. */
const MAX_MS = 1000;

/** Of a listing $1 of the account $2 an offer by each of $3, to which the lister has answered with a price: it is theirs to accept. */
const OFFERS = `
  with asked as (
    select gen_random_uuid() as offer, rival from unnest($3::uuid[]) as rivals (rival)),
  offers as (
    insert into offers.offer (uuid, kind, state, proposer, recipient, revision, turn, waiting, hours, expires_at, cards, first_card,
      created_at, changed_at, sent_at)
    select offer, 'TRADE', 'OPEN', rival, $2::uuid, 2, rival, $2::uuid, 72, now() + interval '72 hours', 1, l.card_name, now(), now(), now()
    from asked join listings.listings l on l.uuid = $1),
  revisions as (
    insert into offers.revision (offer, revision, author, sheet, made_at)
    select offer, revision, case revision when 1 then rival else $2::uuid end, '{}', now()
    from asked cross join generate_series(1, 2) revision),
  lines as (
    insert into offers.line (offer, revision, nth, listing, giver, price_cents, card_id, card_name, card_set_code, card_set_name,
      card_number, card_image_url, condition, finish, language)
    select offer, revision, 0, l.uuid, l.lister, l.price_cents, l.card_id, l.card_name, l.card_set_code, l.card_set_name,
      l.card_number, l.card_image_url, l.condition, l.finish, l.language
    from asked cross join generate_series(1, 2) revision join listings.listings l on l.uuid = $1)
  select offer, rival from asked`;

/** Prints what was found, and writes it as JSON. Answers whether something was too much. */
export async function run({ folder, sizes, say, file }) {
  const market = await openMarket({ folder, sizes, say });
  let server;
  try {
    const { players } = await drawSample(market.client, sizes);
    const [seller, ...others] = players;
    const rivals = others.slice(0, RIVALS);
    await openSessions(market.client, [seller, ...rivals]);
    server = await startSide('product', { url: market.url, port: await freePort() });
    const rounds = [];
    for (let nth = 0; nth < WARM_UP_ROUNDS + ROUNDS; nth++) {
      const round = await race({ client: market.client, origin: server.origin, seller, rivals });
      if (nth >= WARM_UP_ROUNDS) rounds.push(round);
    }
    const found = {
      rivals: rivals.length,
      half: median(rounds.map(({ half }) => half)),
      last: median(rounds.map(({ last }) => last)),
      slowest: Math.max(...rounds.map(({ last }) => last)),
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      file ?? `${folder}/last-copy.json`,
      `${JSON.stringify({ machine: machine(), sizes, rounds, ...found }, null, 2)}\n`,
    );
    process.stdout.write(
      `${found.rivals} accept the last copy at once: half were answered after ${rounded(found.half)} ms, all after ` +
        `${rounded(found.last)} ms, in the slowest of ${ROUNDS} races after ${rounded(found.slowest)} ms.\n`,
    );
    const isLate = found.last > MAX_MS;
    if (isLate)
      process.stdout.write(`✗ the last was answered after ${rounded(found.last)} ms, not ${MAX_MS}\n`);
    return isLate;
  } finally {
    await server?.stop();
    await market.stop();
  }
}

/** One race: when half of the rivals and when the last had been answered, in milliseconds. Throws unless exactly one has won. */
async function race({ client, origin, seller, rivals }) {
  const since = new Date();
  const [listing] = await listToSell(client, [seller], 1);
  const { rows } = await client.query(OFFERS, [listing.uuid, seller.uuid, rivals.map(({ uuid }) => uuid)]);
  const known = new Map(rivals.map((rival) => [rival.uuid, rival]));
  const calls = rows.map(({ offer, rival }) => ({
    method: 'POST',
    path: `/api/offers/${offer}/accept`,
    by: known.get(rival),
  }));
  // Each rival's connection is its own, as those of two hundred people are.
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const answers = await Promise.all(
    addressed(calls, rivals, SECRET).map(async (request) => {
      const headers = { ...request.headers, 'if-match': '"2"' };
      const { status, body } = await send(agent, origin, { ...request, headers });
      return { status, body: body.toString(), after: performance.now() - begun };
    }),
  );
  agent.destroy();
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status, body }) => status === 409 && body.includes('offers.void'));
  if (won.length !== 1 || lost.length !== rivals.length - 1) {
    const odd = answers.find((answer) => !won.includes(answer) && !lost.includes(answer));
    throw new Error(`${won.length} won and ${lost.length} lost: ${JSON.stringify(odd)}`);
  }
  await clearAway(client, [seller, ...rivals], since);
  const sorted = answers.map(({ after }) => after).sort((one, other) => one - other);
  return { half: percentile(sorted, 0.5), last: sorted.at(-1) };
}
