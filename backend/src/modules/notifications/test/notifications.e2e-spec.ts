// The story of notifications: who gets which, and how they are read.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Client, type ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Retention } from '../../../platform/retention/retention.js';
import { importFinished } from '../../cards/index.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { NotificationDto, UnreadCountDto } from '../dto/notification.dto.js';

describe('notifications', () => {
  const market = story({}, { sample: true });
  let robin: Member;
  let dana: Member;
  beforeEach(async () => {
    robin = await signedUp(market);
    dana = await signedUp(market);
    // The first device of an account is no news.
    await onAnotherDevice(robin);
  });

  const list = async ({ client }: Member) => {
    await jobsDone(market);
    return (await client.get<NotificationDto[]>('/api/notifications')).body;
  };
  const kinds = async (member: Member) => (await list(member)).map(({ kind }) => kind);
  const unread = async ({ client }: Member) =>
    (await client.get<UnreadCountDto>('/api/notifications/unread-count')).body.unread;
  const onAnotherDevice = ({ client, user: { email } }: Member) =>
    new Client(client.origin).post('/api/auth/login', { email, password: PASSWORD });
  const listed = async ({ client }: Member) => {
    const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 3.5 };
    return (await client.post<ListingDto[]>('/api/listings', [entry])).body[0]?.uuid ?? '';
  };
  const ask = ({ client }: Member, listing: string) =>
    client.post(`/api/listings/${listing}/messages`, { text: 'Is it still there?' });

  it('tell the owner of a login from a new device, and of a changed password', async () => {
    await onAnotherDevice(robin);
    await robin.client.patch(`/api/users/${robin.user.uuid}/change-password`, {
      currentPassword: PASSWORD,
      newPassword: 'a heron in the reeds',
    });
    expect(await kinds(robin)).toEqual(['PASSWORD_CHANGED', 'NEW_DEVICE']);
    expect(await kinds(dana)).toEqual([]);
  });

  it('tell those who asked about a listing what became of it, and the newest of what they have not read', async () => {
    const listing = await listed(robin);
    await ask(dana, listing);
    await robin.client.patch(`/api/listings/${listing}`, { status: 'SOLD' });
    expect(await list(dana)).toEqual([
      expect.objectContaining({
        kind: 'LISTING_SOLD',
        details: { listing, cardId: aSampleCard(1).id, cardName: aSampleCard(1).name },
        read: false,
      }),
    ]);
    await robin.client.post('/api/listings/sales/restore', { listings: [listing] });
    expect(await kinds(dana)).toEqual(['LISTING_RESTORED']);
    const [restored] = await list(dana);
    await dana.client.put(`/api/notifications/${restored?.uuid}/read`);
    await robin.client.delete(`/api/listings/${listing}`);
    expect(await kinds(dana)).toEqual(['LISTING_WITHDRAWN', 'LISTING_RESTORED']);
    expect(await kinds(robin)).toEqual([]);
  });

  it('tell them, too, when it is sold with all of a stock, and when that is undone', async () => {
    const [listing] = [await listed(robin), await listed(robin)];
    await ask(dana, listing);
    const { body } = await robin.client.post<{ uuid: string }>('/api/stock/edits', {
      ...{ filter: {}, change: { sell: {} } },
    });
    expect(await list(dana)).toMatchObject([{ kind: 'LISTING_SOLD', details: { listing } }]);
    await robin.client.post(`/api/stock/batches/${body.uuid}/undo`);
    expect(await list(dana)).toMatchObject([{ kind: 'LISTING_RESTORED', details: { listing } }]);
  });

  it('tell them, too, when its lister closes their account', async () => {
    const [listing, sold] = [await listed(robin), await listed(robin)];
    await ask(dana, listing);
    await ask(dana, sold);
    await robin.client.patch(`/api/listings/${sold}`, { status: 'SOLD' });
    expect(await kinds(dana)).toEqual(['LISTING_SOLD']);
    await robin.client.put(`/api/users/${robin.user.uuid}/disable`, { password: PASSWORD });
    const received = await list(dana);
    expect(received.map(({ kind, details }) => [kind, details.listing])).toEqual([
      ['LISTING_WITHDRAWN', listing],
      ['LISTING_SOLD', sold],
    ]);
  });

  it('tell stores of new cards, and of an import without any nobody', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const unitOfWork = market.app.get(UnitOfWork);
    const finished = (added: number) =>
      unitOfWork.run(async () =>
        unitOfWork.publish(importFinished({ source: 'default_cards', added, changed: 90_000, gone: 3 })),
      );
    await finished(312);
    await finished(0);
    const [imported, ...more] = await list(store);
    expect([imported?.kind, imported?.details, more]).toEqual(['CARDS_IMPORTED', { added: 312 }, []]);
    expect(await kinds(robin)).toEqual([]);
  });

  // @spec call-unread-count, call-mark-all-read, call-mark-read
  it('are counted until they are read, one by one or as far as they were seen', async () => {
    for (let device = 0; device < 3; device++) await onAnotherDevice(robin);
    const [newest, middle, oldest] = await list(robin);
    expect(await unread(robin)).toBe(3);
    const read = (path: string, body?: unknown) =>
      robin.client.put<ProblemBody>(`/api/notifications/${path}`, body);
    expect((await read(`${oldest?.uuid}/read`)).status).toBe(204);
    expect((await read(`${oldest?.uuid}/read`)).status).toBe(204);
    expect(await unread(robin)).toBe(2);
    expect((await read('read', { until: middle?.createdAt })).status).toBe(204);
    expect((await list(robin)).map((each) => each.read)).toEqual([
      newest?.createdAt === middle?.createdAt,
      true,
      true,
    ]);
    expect((await read('read', { until: newest?.createdAt })).status).toBe(204);
    expect(await unread(robin)).toBe(0);
    expect((await read('read', { until: 'yesterday' })).body.errors?.[0]?.field).toBe('until');
    expect((await read(`${randomUUID()}/read`)).body.code).toBe('notifications.not-found');
    expect((await dana.client.put(`/api/notifications/${oldest?.uuid}/read`)).status).toBe(404);
  });

  // @spec call-notifications
  it('come in pages', async () => {
    for (let device = 0; device < 3; device++) await onAnotherDevice(robin);
    const all = await list(robin);
    const first = await robin.client.get<NotificationDto[]>('/api/notifications?limit=2');
    expect([first.body, first.headers.get('x-total-count')]).toEqual([all.slice(0, 2), '3']);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await robin.client.get(next)).body).toEqual(all.slice(2));
  });

  it('are forgotten after 180 days', async () => {
    await onAnotherDevice(robin);
    await onAnotherDevice(robin);
    const [, old] = await list(robin);
    await market.app
      .get(DataSource)
      .query(
        `update notifications.notification set created_at = now() - interval '181 days' where uuid = $1`,
        [old?.uuid],
      );
    await market.app.get(Retention).applyAll();
    expect(await kinds(robin)).toEqual(['NEW_DEVICE']);
  });
});
