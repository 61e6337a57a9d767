// The story of an account that is erased while its owner uses a link in a mail; whatever its owner does when logged in is tried in
// test/erased-in-the-middle.e2e-spec.ts.
import { mailsTo } from '../../../../test/mails.js';
import { overtaken } from '../../../../test/overtaken.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';

describe('erasing an account in the middle of something', () => {
  const market = story({}, { sample: true, alone: true });

  it('neither waits for ever when a link in a mail is used', async () => {
    const { client, user } = await signedUp(market, { role: 'STORE' });
    await client.post('/api/auth/forgot-password', { email: user.email });
    const [mail] = await mailsTo(market, user.email);
    const token = mail?.token ?? '';
    expect(token).toMatch(/./);
    const used = { token, password: 'another one of mine' };
    const reply = await overtaken(
      market,
      user.uuid,
      'enabled = false',
      () => market.someone().post('/api/auth/reset-password', used),
      () => market.app.get(PersonalData).erase(user.uuid),
    );
    expect([400, 401, 403, 404]).toContain(reply.status);
  });
});
