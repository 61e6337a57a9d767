// The story of a watchlist: cards come on it, are found on it, leave it, and nobody else sees it.
import { DataSource } from 'typeorm';
import type { ProblemBody, Reply } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { WatchedCardDto } from '../dto/watched-card.dto.js';
import { sampleCards } from './sample.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const dollars = (price: string | null) => (price === null ? null : Number(price));

describe('watching cards', () => {
  const market = story({}, { sample: true });
  const cards = sampleCards(12);
  const [card] = cards;
  let player: Member;
  let stranger: Member;
  beforeEach(async () => {
    player = await signedUp(market);
    stranger = await signedUp(market, { role: 'STORE' });
  });

  const path = ({ user }: Member, cardId?: string, rest = '') =>
    `/api/watchlist/${user.uuid}${rest}${cardId === undefined ? '' : `?cardId=${cardId}`}`;
  const watch = (member: Member, cardId: string) => member.client.post<ProblemBody>(path(member, cardId));
  const unwatch = (member: Member, cardId: string) => member.client.delete(path(member, cardId));
  const list = (member: Member, query = '') => member.client.get<WatchedCardDto[]>(`${path(member)}${query}`);
  const contains = async (member: Member, cardId: string) =>
    (await member.client.get<{ contains: boolean }>(path(member, cardId, '/contains'))).body.contains;
  const database = () => market.app.get(DataSource);

  // @spec field-watched-card, call-watchlist
  it('shows a watched card with its name, set, number and picture', async () => {
    expect((await watch(player, card.id)).status).toBe(204);
    const { body, headers } = await list(player);
    expect(body).toEqual([
      {
        cardId: card.id,
        cardName: card.name,
        cardSet: card.set_name,
        cardSetCode: card.set,
        cardNumber: card.collector_number,
        cardImageUrl: `/api/cards/${card.id}/image/front/normal`,
        marketPrice: dollars(card.prices.usd),
        marketPriceFoil: dollars(card.prices.usd_foil),
        marketPriceDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        addedAt: expect.any(String),
      },
    ]);
    expect(headers.get('x-total-count')).toBe('1');
  });

  it('knows the total even behind the end', async () => {
    for (const { id } of cards.slice(0, 3)) await watch(player, id);
    const { body, headers } = await list(player, '?limit=2');
    const next = headers.get('link')?.match(/(\?[^>]*)>; rel="next"/)?.[1] ?? '';
    const shown = body.map(({ cardId }) => cardId);
    for (const { id } of cards.slice(0, 3)) if (!shown.includes(id)) await unwatch(player, id);
    const behind = await list(player, next);
    expect([behind.body, behind.headers.get('x-total-count')]).toEqual([[], '2']);
  });

  // @spec state-watching, call-watchlist-contains
  it('knows which cards are watched', async () => {
    expect(await contains(player, card.id)).toBe(false);
    await watch(player, card.id);
    expect(await contains(player, card.id)).toBe(true);
    expect(await contains(player, card.id.toUpperCase())).toBe(true);
    expect(await contains(stranger, card.id)).toBe(false);
    expect(await contains(player, UNKNOWN)).toBe(false);
  });

  // @spec call-watch
  it('takes it without harm when a card is watched twice, one after the other or at once', async () => {
    await watch(player, card.id);
    const [first] = (await list(player)).body;
    expect((await watch(player, card.id.toUpperCase())).status).toBe(204);
    const replies = await Promise.all([1, 2, 3, 4].map(() => watch(player, (cards[1] ?? card).id)));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const { body } = await list(player);
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(first);
  });

  // @spec call-unwatch
  it('takes it without harm when a card is removed twice', async () => {
    await watch(player, card.id);
    await watch(stranger, card.id);
    for (const _ of [1, 2]) expect((await unwatch(player, card.id)).status).toBe(204);
    expect((await unwatch(player, UNKNOWN)).status).toBe(204);
    expect((await list(player)).body).toEqual([]);
    expect((await list(player)).headers.get('x-total-count')).toBe('0');
    expect(await contains(stranger, card.id)).toBe(true);
  });

  // @spec call-watchlist
  it('shows the newest first, and each card once on all pages', async () => {
    for (const { id } of cards) await watch(player, id);
    const newestFirst = cards.map(({ id }) => id).reverse();
    expect((await list(player)).body.map(({ cardId }) => cardId)).toEqual(newestFirst);
    // Some at the same moment, so that a page can end among them.
    await database().query(
      `update watchlist.watched_card set added_at = date_trunc('day', added_at) where card_id <> $1`,
      [card.id],
    );
    for (const limit of [1, 5, 12, 500]) {
      const met: string[] = [];
      let next: string | undefined = `?limit=${limit}`;
      while (next) {
        const { body, headers }: Reply<WatchedCardDto[]> = await list(player, next);
        expect(headers.get('x-total-count')).toBe('12');
        met.push(...body.map(({ cardId }) => cardId));
        next = headers.get('link')?.match(/(\?[^>]*)>; rel="next"/)?.[1];
      }
      expect(met).toHaveLength(12);
      expect(new Set(met)).toEqual(new Set(newestFirst));
    }
  });

  it('is for its owner alone', async () => {
    await watch(player, card.id);
    const mine = [
      stranger.client.get(path(player)),
      stranger.client.get(path(player, card.id, '/contains')),
      stranger.client.post(path(player, (cards[1] ?? card).id)),
      stranger.client.delete(path(player, card.id)),
    ];
    for (const { status, body } of (await Promise.all(mine)) as Reply<ProblemBody>[]) {
      expect([status, body.code]).toEqual([403, 'watchlist.not-yours']);
    }
    expect((await list(player)).body.map(({ cardId }) => cardId)).toEqual([card.id]);
  });

  it('refuses a card that nobody knows', async () => {
    const { status, body } = await watch(player, UNKNOWN);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, 'watchlist.unknown-card', 'cardId']);
  });

  it('keeps a card that the card database has lost', async () => {
    await watch(player, card.id);
    const lost = '11111111-2222-4333-8444-555555555555';
    await database().query('update watchlist.watched_card set card_id = $1 where owner = $2', [
      lost,
      player.user.uuid,
    ]);
    expect((await list(player)).body).toEqual([
      expect.objectContaining({ cardId: lost, cardName: card.name }),
    ]);
    expect((await watch(player, lost)).status).toBe(204);
    expect((await unwatch(player, lost)).status).toBe(204);
    expect((await list(player)).body).toEqual([]);
  });

  it('holds two thousand cards, says so in clear words, and never one more when many come at once', async () => {
    await database().query(
      `insert into watchlist.watched_card select $1, gen_random_uuid(), 'A card', 'brm', 'Brinemarch', '1', '/x', now()
        from generate_series(1, 1998)`,
      [player.user.uuid],
    );
    const replies = await Promise.all(cards.slice(0, 6).map(({ id }) => watch(player, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409, 409, 409]);
    const full = replies.find(({ status }) => status === 409);
    expect(full?.body).toMatchObject({
      code: 'watchlist.full',
      message: 'A watchlist holds at most 2000 cards. Remove one before adding another.',
    });
    expect((await list(player, '?limit=1')).headers.get('x-total-count')).toBe('2000');
    const [there] = (await list(player, '?limit=1')).body;
    expect((await watch(player, there?.cardId ?? '')).status).toBe(204);
  });

  it('takes no card for an account that is closed', async () => {
    await database().query('update users.account set enabled = false where uuid = $1', [player.user.uuid]);
    const { status, body } = await watch(player, card.id);
    expect([status, body.code]).toEqual([401, 'auth.session-ended']);
  });

  // @spec bad-watchlist
  it.each([
    '',
    '?cardId=',
    '?cardId=brm-12',
    '?cardId=%00',
    '?cardId=null',
    "?cardId=';drop table watchlist.watched_card;--",
    `?cardId=${'a'.repeat(5000)}`,
    `?cardId=${UNKNOWN}&cardId=${UNKNOWN}`,
    `?cardId[x]=${UNKNOWN}`,
    `?cardid=${UNKNOWN}`,
    `?cardId=${UNKNOWN}&page=1`,
  ])('refuses the question %s', async (query) => {
    for (const [method, rest] of [
      ['POST', ''],
      ['DELETE', ''],
      ['GET', '/contains'],
    ] as const) {
      const { status, body } = await player.client.call<ProblemBody>(
        method,
        `/api/watchlist/${player.user.uuid}${rest}${query}`,
      );
      expect([status, body.code]).toEqual([400, 'request.invalid']);
      expect(body.errors?.[0]?.field).toMatch(/^(cardId|cardid|page)/);
    }
  });

  // @spec bad-watchlist
  it.each(['limit=0', 'limit=501', 'after=nonsense', 'after=WyJ4IiwieSJd', 'after=WzEsMl0', 'q=x'])(
    'refuses the page %s',
    async (query) => {
      expect((await list(player, `?${query}`)).status).toBe(400);
    },
  );

  // @spec bad-watchlist
  it('refuses an address that is no account’s', async () => {
    for (const address of ['me', 'null', '%00', '7b0c5a52']) {
      expect((await player.client.get(`/api/watchlist/${address}`)).status).toBe(400);
    }
  });
});
