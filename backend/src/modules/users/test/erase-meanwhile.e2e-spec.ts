// The story of an account that is erased while its owner is in the middle of something: who erases holds the account while
// all that belongs to it goes, so nobody may hold something of it and wait for the account.
import { type Belongings, belongingsOf } from '../../../../test/belongings.js';
import { mailsTo } from '../../../../test/mails.js';
import { overtaken } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { aSampleCard } from '../../listings/test/sample.js';

describe('erasing an account in the middle of something', () => {
  const market = story({}, { sample: true, alone: true });

  const resetLink = async ({ client, user }: Member): Promise<string> => {
    await client.post('/api/auth/forgot-password', { email: user.email });
    return (await mailsTo(market, user.email)).find(({ subject }) => /password/i.test(subject))?.token ?? '';
  };

  it.each<
    [what: string, begin: (store: Member, of: Belongings) => Promise<() => Promise<{ status: number }>>]
  >([
    [
      'a listing is changed',
      async ({ client }, { listing }) =>
        () =>
          client.patch(`/api/listings/${listing}`, { price: 1 }),
    ],
    [
      'a withdrawal is taken back',
      async ({ client }, { listing }) => {
        await client.delete(`/api/listings/${listing}`);
        return () => client.post(`/api/listings/${listing}/restore`);
      },
    ],
    [
      'an event is changed',
      async ({ client }, { event }) =>
        () =>
          client.patch(`/api/events/${event}`, { name: 'Still here' }),
    ],
    [
      'an event is called off',
      async ({ client }, { event }) =>
        () =>
          client.delete(`/api/events/${event}`),
    ],
    [
      'a card is watched',
      async ({ client }, { owner }) =>
        () =>
          client.post(`/api/watchlist/${owner}?cardId=${aSampleCard(3).id}`),
    ],
    [
      'a card is watched no longer',
      async ({ client }, { owner, card }) =>
        () =>
          client.delete(`/api/watchlist/${owner}?cardId=${card}`),
    ],
    [
      'a link in a mail is used',
      async (store) => {
        const token = await resetLink(store);
        expect(token).toMatch(/./);
        return () =>
          market.someone().post('/api/auth/reset-password', { token, password: 'another one of mine' });
      },
    ],
  ])('neither waits for ever when %s', async (_what, begin) => {
    const store = await signedUp(market, { role: 'STORE' });
    const own = await belongingsOf(store);
    const call = await begin(store, own);
    const reply = await overtaken(market, own.owner, 'enabled = false', call, () =>
      market.app.get(PersonalData).erase(own.owner),
    );
    expect([400, 401, 403, 404]).toContain(reply.status);
  });
});
