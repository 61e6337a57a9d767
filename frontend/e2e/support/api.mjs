// The product's API as tests use it: logged-in profiles, and what a test needs to be there before it begins.
import { randomUUID } from 'node:crypto';
import { ZONE } from './calendar.mjs';
import { mailLink } from './outbox.mjs';

/** Calls the API and answers what it says; a refusal throws. */
export async function callApi({ origin }, path, { method = 'GET', body, token, headers } = {}) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Logs in: `{ accessToken, user, call }`, where `call(path, options)` calls the API as this account. */
export async function openSession(product, { email, password }) {
  const session = await callApi(product, '/auth/login', { method: 'POST', body: { email, password } });
  return {
    ...session,
    call: (path, options) => callApi(product, path, { token: session.accessToken, ...options }),
  };
}

/** A name, an address and a password that no other test of the same product uses. */
export function newAccount(kind = 'Player') {
  const id = randomUUID().slice(0, 8);
  return { name: `${kind} ${id}`, email: `${id}@accounts.example`, password: 'four copies of a card' };
}

/** Signs up and opens the `link` in the mail: the account's details. */
export async function signUpByApi(product, { role = 'USER', ...profile } = {}) {
  const account = newAccount(role === 'STORE' ? 'Store' : 'Player');
  const body = { ...account, ...profile, role, confirmPassword: account.password };
  await callApi(product, '/users/signup', { method: 'POST', body });
  const link = await mailLink(product.dataDir, account.email);
  await callApi(product, `/auth/verify${new URL(link).search}`);
  return { ...account, link };
}

/** The same with a session of its own: the account's details and what `openSession` answers. */
export async function createAccount(product, profile) {
  const account = await signUpByApi(product, profile);
  return { ...account, ...(await openSession(product, account)) };
}

/** Posts a listing of the first card that `search` finds, to sell it if `details` say no other type; answers it. */
export async function postListing({ call }, search, price, details) {
  const { id: cardId } = await findCard({ call }, search);
  const body = [{ cardId, price, condition: 'NEAR_MINT', ...details }];
  const [listing] = await call('/listings', { method: 'POST', body });
  return listing;
}

/** Schedules an event of a store; its date and time are those of UTC. */
export async function postEvent({ call }, event) {
  const body = { format: 'COMMANDER', tcg: 'MAGIC_THE_GATHERING', timeZone: ZONE, ...event };
  return call('/events', { method: 'POST', body });
}

/** The first card that `search` finds. */
export async function findCard({ call }, search) {
  const { data } = await call(`/cards/search?${new URLSearchParams({ q: search })}`);
  return data[0];
}

/** Puts the first card that `search` finds on the account's watchlist. */
export async function watchCard(account, search) {
  const { id } = await findCard(account, search);
  await account.call(`/watchlist/${account.user.uuid}?cardId=${id}`, { method: 'POST' });
}
