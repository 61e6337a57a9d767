// Access tokens and sessions for the people of the benchmark, as the product would give them.
import { createHash, createHmac, randomUUID } from 'node:crypto';

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token that is good for a quarter of an hour. */
export function accessToken({ uuid, role, session }, secret) {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { role, sid: session, iat, exp: iat + 900, jti: randomUUID() };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, iss: 'playset', aud: 'playset-api', sub: uuid })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Opens a session with a fresh refresh token for each of these people, in place of those of the run before. */
export async function openSessions(client, people) {
  const tokens = people.map(() => `${randomUUID()}${randomUUID()}`);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  const sessions = people.map(({ session }) => session);
  // Not as sessions that end: the product would be told of each, and they are opened again under the same ids.
  await client.query(`begin; set local session_replication_role = replica;
    delete from auth.refresh_token; delete from auth.session; commit`);
  await client.query(
    `insert into auth.session (uuid, account, started_at, last_used_at)
     select session, account, now(), now() from unnest($1::uuid[], $2::uuid[]) as open (session, account)`,
    [sessions, people.map(({ uuid }) => uuid)],
  );
  await client.query(
    `insert into auth.refresh_token (hash, session, expires_at)
     select hash, session, now() + interval '30 days' from unnest($1::text[], $2::uuid[]) as given (hash, session)`,
    [hashes, sessions],
  );
  return tokens;
}
