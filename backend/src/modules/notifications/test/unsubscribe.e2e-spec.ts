// The story of the link in a mail about notifications: it turns such mails off, without a login, and does nothing else.
import { afterSeconds, dueJobsDone } from '../../../../test/due-mails.js';
import { erases, signedUp } from '../../../../test/people.js';
import type { NewNotification } from '../domain/notification.js';
import type { UnsubscribeChoicesDto } from '../dto/unsubscribe.dto.js';
import { MINUTES_BETWEEN_MAILS } from '../persistence/add-notifications.sql.js';
import { mailedReader } from './mailed-reader.js';

const HOUR = 3600;
const BETWEEN_MAILS = 60 * MINUTES_BETWEEN_MAILS;
const STORE = { type: 'STORE', id: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' } as const;
const reader = mailedReader();
const { market } = reader;
/** What a mail program does (RFC 8058). */
const oneClick = async (
  link: URL,
  type = 'application/x-www-form-urlencoded',
  body = 'List-Unsubscribe=One-Click',
) =>
  (
    await fetch(`${market.origin}${link.pathname}${link.search}`, {
      ...{ method: 'POST', headers: { 'content-type': type }, body },
    })
  ).status;

describe('the link in a mail', () => {
  const mailed = async (notification: Partial<NewNotification> = {}) => {
    await reader.choose('NOW');
    await reader.notify(notification);
    await dueJobsDone(market);
    return reader.link();
  };

  // @spec call-unsubscribe, rule-one-click
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('turns off its kind with one click without a login, twice as well as once: %s', async (type, body) => {
    const link = await mailed();
    for (let time = 0; time < 2; time++) expect(await oneClick(link, type, body)).toBe(204);
    const { kinds, mailPaused } = await reader.preferences();
    expect(kinds.find(({ kind }) => kind === 'LISTING_SOLD')).toMatchObject({ mail: 'OFF', inApp: true });
    expect(mailPaused).toBe(false);
    await reader.notify({});
    await afterSeconds(market, BETWEEN_MAILS);
    expect(reader.delivered()).toHaveLength(1);
  });

  // @spec call-unsubscribe-choices, call-unmute-notifications
  it('turns off what it is about alone, its kind, or all, and says no more than that', async () => {
    const link = await mailed({ subject: STORE });
    expect(link.searchParams.get('scope')).toBe('SUBJECT');
    const token = link.searchParams.get('token') ?? '';
    const stranger = market.someone();
    const query = new URLSearchParams({ token });
    const { body } = await stranger.get<UnsubscribeChoicesDto>(`/api/notifications/unsubscribe?${query}`);
    expect(body).toEqual({ scopes: ['SUBJECT', 'KIND', 'ALL'], kind: 'LISTING_SOLD', subject: 'STORE' });
    const off = (scope: string) => stranger.post(`/api/notifications/unsubscribe?${query}&scope=${scope}`);
    expect((await off('SUBJECT')).status).toBe(204);
    expect((await reader.preferences()).muted).toBe(1);
    await reader.notify({ subject: STORE }, {});
    await afterSeconds(market, BETWEEN_MAILS);
    expect(reader.delivered()).toHaveLength(2);
    await reader.member.client.delete('/api/notifications/muted');
    await reader.notify({ subject: STORE });
    await afterSeconds(market, BETWEEN_MAILS);
    expect(reader.delivered()).toHaveLength(3);
    await off('ALL');
    expect((await reader.preferences()).mailPaused).toBe(true);
    // Who was forwarded the mail turns off nothing of their own, also where they are logged in.
    const { client } = await signedUp(market);
    expect((await client.post(`/api/notifications/unsubscribe?${query}&scope=ALL`)).status).toBe(204);
    expect((await client.get('/api/notifications/preferences')).body).toMatchObject({ mailPaused: false });
    await reader.notify({});
    await afterSeconds(market, BETWEEN_MAILS);
    expect(reader.delivered()).toHaveLength(3);
  });

  it('turns off nothing once the store that it is about is erased: no mail comes about that', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const link = await mailed({ subject: { type: 'STORE', id: store.user.uuid } });
    expect(await erases(store)).toMatchObject({ status: 204 });
    expect(await oneClick(link)).toBe(204);
    const { kinds, mailPaused, muted } = await reader.preferences();
    const { mail } = kinds.find(({ kind }) => kind === 'LISTING_SOLD') ?? {};
    expect({ mail, mailPaused, muted }).toEqual({ mail: 'NOW', mailPaused: false, muted: 0 });
  });

  it('stops also what waits already', async () => {
    const link = await mailed();
    await reader.choose('DAILY', { digestHour: reader.hourIn(1) });
    await reader.notify({});
    await oneClick(link);
    await afterSeconds(market, HOUR);
    expect(reader.delivered()).toHaveLength(1);
  });

  it('changes nothing when it is only followed, and nothing works that this server did not write', async () => {
    const link = await mailed();
    await fetch(`${market.origin}${link.pathname}${link.search}`);
    const token = link.searchParams.get('token') ?? '';
    await market.someone().get(`/api/notifications/unsubscribe?token=${token}`);
    expect((await reader.preferences()).kinds.find(({ kind }) => kind === 'LISTING_SOLD')?.mail).toBe('NOW');
    for (const forged of [token.slice(0, -2), 'nothing', `${token.slice(0, -4)}aaaa`])
      expect((await market.someone().post(`/api/notifications/unsubscribe?token=${forged}`)).status).toBe(
        404,
      );
  });
});
