// Those whose screens are looked at, with and without an access token in the tab.
import { DEMO } from '../support/people.mjs';

/**
 * A context of somebody who has logged in here before, their account, and `ask`, which calls the API as them. `token`: the tab has an access
 * token, as after a reload; else only the cookie is left, as in a new tab.
 */
export async function remembered(browser, product, who, { token = true, ...options } = {}) {
  const context = await browser.newContext({
    baseURL: product.origin,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const { email, password } = DEMO[who];
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()}`);
  const { accessToken, user } = await answer.json();
  await context.addInitScript(
    ([access, record]) => {
      if (localStorage.getItem('user')) return;
      localStorage.setItem('user', record);
      if (access) sessionStorage.setItem('accessToken', access);
    },
    [token ? accessToken : '', JSON.stringify(user)],
  );
  const ask = async (path, method = 'GET') => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await context.request.fetch(`/api${path}`, { method, headers })).json().catch(() => null);
  };
  return { context, user, ask };
}
