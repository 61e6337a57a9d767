// The statements of the ways in: verifies an address, stays logged in, adds passkeys and two-step verification, logs in with
// them, and takes them away.
import { aSampleCard } from '../../src/modules/listings/test/sample.js';
import { mailsTo } from '../mails.js';
import { addedPasskey, codeAt, LOCAL, logInWith, withSecondFactor } from '../passkeys.js';
import { PASSWORD, saysUnder18, signedUp } from '../people.js';
import type { Story } from '../story.js';

/** Goes every way in once; each must be answered well. */
export async function useWaysIn(market: Story): Promise<void> {
  await signUpAndVerify(market);
  await refreshAndLogOut(market);
  await beUnder18(market);
  const member = await signedUp(market);
  const { client, user } = member;
  const now = () => market.clock.now();
  const logIn = () =>
    market
      .someone()
      .post<{ challenge: string }>('/api/auth/login', { email: user.email, password: PASSWORD });
  expect((await logIn()).status).toBe(200);
  const { authenticator, uuid } = await addedPasskey(member, 'Laptop', LOCAL);
  expect((await logInWith(market.someone(), authenticator, LOCAL)).status).toBe(200);
  expect((await client.patch(`/api/auth/passkeys/${uuid}`, { name: 'Phone' })).status).toBeLessThan(300);
  const { secret, recoveryCodes } = await withSecondFactor(member, now);
  market.clock.pass(30);
  for (const code of [codeAt(secret, now()), recoveryCodes[0]]) {
    const { challenge } = (await logIn()).body;
    const second = await market.someone().post('/api/auth/login/second-factor', { challenge, code });
    expect(second.status).toBe(200);
  }
  expect((await client.delete(`/api/auth/passkeys/${uuid}`)).status).toBe(204);
  market.clock.pass(30);
  const off = { password: PASSWORD, code: codeAt(secret, now()) };
  expect((await client.call('DELETE', '/api/auth/second-factor', off)).status).toBe(204);
  const changed = { currentPassword: PASSWORD, newPassword: 'a password for the story of plans' };
  expect((await client.patch(`/api/users/${user.uuid}/change-password`, changed)).status).toBe(204);
}

/** Says that somebody is under 18, who then writes to somebody else. */
async function beUnder18(market: Story): Promise<void> {
  const young = await signedUp(market);
  const { client, user } = young;
  await saysUnder18(market, young);
  expect((await client.get(`/api/users/${user.uuid}/age`)).status).toBe(200);
  const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 1 };
  const other = await signedUp(market);
  const { body } = await other.client.post<{ uuid: string }[]>('/api/listings', [entry]);
  const text = { text: 'Is it still there?' };
  expect((await client.post(`/api/listings/${body[0]?.uuid}/messages`, text)).status).toBe(403);
}

/** Signs up, and logs in by the link that verifies the address. */
async function signUpAndVerify(market: Story): Promise<void> {
  const browser = market.someone();
  const email = 'claimant@example.com';
  const body = { name: 'Mika', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
  expect((await browser.post('/api/users/signup', body)).status).toBe(201);
  const [mail] = await mailsTo(market, email);
  expect((await browser.get(`/api/auth/verify?token=${mail?.token}`)).status).toBe(200);
  expect((await browser.post('/api/auth/verify/session', { token: mail?.token })).status).toBe(200);
}

/** Logs in in another language, gets a fresh token, asks for two mails within a minute, and ends its own session from the list. */
async function refreshAndLogOut(market: Story): Promise<void> {
  const { client, user } = await signedUp(market);
  const credentials = { email: user.email, password: PASSWORD };
  expect((await client.post('/api/auth/login', credentials, { 'accept-language': 'es' })).status).toBe(200);
  const refreshed = await client.post<{ accessToken: string }>('/api/auth/refresh');
  expect(refreshed.status).toBe(200);
  client.token = refreshed.body.accessToken;
  const askForMail = () => market.someone().post('/api/auth/forgot-password', { email: user.email });
  expect((await askForMail()).status).toBe(202);
  expect((await askForMail()).status).toBe(429);
  const [session] = (await client.get<readonly { uuid: string }[]>('/api/auth/sessions')).body;
  expect((await client.delete(`/api/auth/sessions/${session?.uuid}`)).status).toBe(204);
}
