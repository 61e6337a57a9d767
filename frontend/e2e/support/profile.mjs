// Browser profiles in which an account is logged in, without going through the dialog each time.
import { callApi } from './api.mjs';

/** What Playwright keeps of a profile: the refresh cookie and the user's record; and a session's access token. */
export async function logInProfile(browser, origin, { email, password }) {
  const context = await browser.newContext({ baseURL: origin });
  const response = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!response.ok()) throw new Error(`${email} could not log in: ${response.status()}`);
  const { accessToken, user } = await response.json();
  const { cookies } = await context.storageState();
  await context.close();
  const localStorage = [{ name: 'user', value: JSON.stringify(user) }];
  return { storageState: { cookies, origins: [{ origin, localStorage }] }, accessToken, user };
}

/**
 * A context with such a profile, or of a visitor where there is no `account`. With `token` its tabs have an access token
 * as well, as after a reload; without, they are new tabs. Answers `{ context, user, call }`: `call` is the API as them.
 */
export async function openProfile(browser, product, account, { token = true, ...options } = {}) {
  const shared = { baseURL: product.origin, serviceWorkers: 'block', ...options };
  if (!account) return { context: await browser.newContext(shared) };
  const { storageState, accessToken, user } = await logInProfile(browser, product.origin, account);
  const context = await browser.newContext({ ...shared, storageState });
  if (token)
    await context.addInitScript((value) => sessionStorage.setItem('accessToken', value), accessToken);
  const call = (path, details) => callApi(product, path, { token: accessToken, ...details });
  return { context, user, call };
}
