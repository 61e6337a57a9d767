// Those who look at the screens, logged in without going through the dialog each time.
import { DEMO } from '../support/people.mjs';

const ACCOUNTS = { player: DEMO.player, store: DEMO.store };

/** A context in which this person is logged in, and their access token; `options` are those of a context. */
export async function contextOf(browser, product, who, options) {
  const context = await browser.newContext({
    baseURL: product.origin,
    serviceWorkers: 'block',
    ...options,
  });
  const account = ACCOUNTS[who];
  if (!account) return { context };
  const { email, password } = account;
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()}`);
  const { accessToken, user } = await answer.json();
  await context.addInitScript(
    ([token, record]) => {
      if (sessionStorage.getItem('accessToken')) return;
      sessionStorage.setItem('accessToken', token);
      localStorage.setItem('user', record);
    },
    [accessToken, JSON.stringify(user)],
  );
  return { context, token: accessToken };
}
