// The story of a log-in on a device that its owner has not used before: they are told by mail, once.
import { jobsDone, mails } from '../../../../test/mails.js';
import { addedPasskey, codeAt, logInWith, PUBLIC_URL, withSecondFactor } from '../../../../test/passkeys.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('a log-in on a new device', () => {
  const market = story({ PUBLIC_URL });
  const logIn = ({ user }: Member, client = market.someone(), headers: Record<string, string> = {}) =>
    client.post<{ challenge: string }>('/api/auth/login', { email: user.email, password: PASSWORD }, headers);
  const told = async ({ user }: Member) => {
    await jobsDone(market);
    return (await mails(market)).filter(
      ({ to, text }) => to === user.email && /new device|dispositivo nuevo/.test(text),
    );
  };

  it('is not told when it is the first', async () => {
    const member = await signedUp(market);
    await logIn(member);
    expect(await told(member)).toEqual([]);
  });

  it('is told once, with what is known of the device and the way to end it', async () => {
    const member = await signedUp(market);
    await logIn(member);
    const laptop = market.someone();
    for (let time = 0; time < 3; time++) await logIn(member, laptop, { 'user-agent': FIREFOX });
    const [mail, ...more] = await told(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New login to your Playset account');
    expect(mail?.text).toMatch(/on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M UTC: Firefox · Windows\./);
    expect(mail?.text).toContain(`Open your settings:\n${PUBLIC_URL}/settings`);
  });

  it('is told in Spanish to who reads Spanish', async () => {
    const member = await signedUp(market);
    await logIn(member);
    await logIn(member, market.someone(), { 'accept-language': 'es-MX' });
    expect((await told(member)).map(({ subject }) => subject)).toEqual([
      'Nuevo inicio de sesión en tu cuenta de Playset',
    ]);
  });

  it('is not told when somebody else has used the device, and is when they have not', async () => {
    const [one, other] = [await signedUp(market), await signedUp(market)];
    const shared = market.someone();
    await logIn(one, shared);
    await logIn(other);
    await logIn(other, shared);
    expect(await told(other)).toHaveLength(1);
  });

  it('is told also of a passkey, and of a second factor, and not of what was refused', async () => {
    const member = await signedUp(market);
    await logIn(member);
    const { authenticator } = await addedPasskey(member);
    await logInWith(market.someone(), authenticator);
    expect(await told(member)).toHaveLength(1);
    const { secret } = await withSecondFactor(member, () => market.clock.now());
    market.clock.pass(30);
    const client = market.someone();
    const { challenge } = (await logIn(member, client)).body;
    expect(await told(member)).toHaveLength(1);
    await client.post('/api/auth/login/second-factor', {
      challenge,
      code: codeAt(secret, market.clock.now()),
    });
    expect(await told(member)).toHaveLength(2);
  });
});
