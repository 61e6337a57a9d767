// The story of a log-in that meets a change of its account: whichever comes first, no session outlives the change.
import type { ProblemBody } from '../../../../test/client.js';
import { mailsTo } from '../../../../test/mails.js';
import { overtaken } from '../../../../test/overtaken.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

const NEW = 'five copies of a card';
const AT_ONCE = 8;

describe('logging in while the account changes', () => {
  const market = story();
  const logIn = (email: string, client = market.someone()) =>
    client.post<ProblemBody>('/api/auth/login', { email, password: PASSWORD });
  /** Log-ins with the old password, all at once with what replaces it: what the refresh of each answers afterwards. */
  const refreshedAfter = async (email: string, replace: () => Promise<{ status: number }>) => {
    const devices = Array.from({ length: AT_ONCE }, () => market.someone());
    const [replaced, ...replies] = await Promise.all([
      replace(),
      ...devices.map((device) => logIn(email, device)),
    ]);
    expect(replaced.status).toBe(204);
    expect([200, 401]).toEqual(expect.arrayContaining(replies.map(({ status }) => status)));
    return Promise.all(devices.map(async (device) => (await device.post('/api/auth/refresh')).status));
  };

  it('is refused when the password becomes another one in the middle of it', async () => {
    const { user } = await signedUp(market);
    const { status, body, headers } = await overtaken(market, user.uuid, `password_hash = 'another'`, () =>
      logIn(user.email),
    );
    expect([status, body.code]).toEqual([401, 'auth.wrong-credentials']);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('is refused when the account is closed in the middle of it', async () => {
    const { user } = await signedUp(market);
    const { status, body } = await overtaken(market, user.uuid, 'enabled = false', () => logIn(user.email));
    expect([status, body.code]).toEqual([403, 'auth.account-disabled']);
  });

  it('works when only the settings change in the middle of it', async () => {
    const { user } = await signedUp(market);
    const { status } = await overtaken(market, user.uuid, `name = 'Mika'`, () => logIn(user.email));
    expect(status).toBe(200);
  });

  it('with the old password leaves no session behind, however many try while it is changed', async () => {
    const { client, user } = await signedUp(market);
    const change = () =>
      client.patch(`/api/users/${user.uuid}/change-password`, {
        currentPassword: PASSWORD,
        newPassword: NEW,
      });
    expect(await refreshedAfter(user.email, change)).toEqual(Array<number>(AT_ONCE).fill(401));
  });

  it('with the old password leaves no session behind, however many try while a link replaces it', async () => {
    const { user } = await signedUp(market);
    await market.someone().post('/api/auth/forgot-password', { email: user.email });
    const [mail] = await mailsTo(market, user.email);
    const reset = () =>
      market.someone().post('/api/auth/reset-password', { token: mail?.token, password: NEW });
    expect(await refreshedAfter(user.email, reset)).toEqual(Array<number>(AT_ONCE).fill(401));
  });
});
