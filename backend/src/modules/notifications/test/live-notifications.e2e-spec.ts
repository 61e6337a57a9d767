// The story of an open app: the unread count changes by itself, whichever replica it hangs on, and ends with its session.
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { MAX_UNREAD_COUNTED } from '../domain/notification.js';
import type { NotificationDto, UnreadCountDto } from '../dto/notification.dto.js';
import { MAX_STREAMS_OF_ACCOUNT } from '../live/live-notifications.js';
import { NotificationRepository } from '../persistence/notification.repository.js';

const STREAM = '/api/notifications/stream';
/** How soon a change is to be seen. */
const LIVE_MS = 2_000;

const market = story({}, { replicas: 2 });
let robin: Member;
const opened: AbortController[] = [];
beforeEach(async () => {
  robin = await signedUp(market);
});
afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort();
});

/** A stream on one replica: the counts that came so far, each with the latest notification, and whether it has ended. */
async function listen(origin = market.origins[0], token = robin.client.token) {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${origin}${STREAM}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: controller.signal,
  });
  const state = { counts: [] as number[], latest: [] as (string | null)[], ended: false, response };
  void (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const said = [...text.matchAll(/^data: ({"unread":\d+,"latest":.+})$/gm)].map(
        ([, data]) => JSON.parse(data ?? '') as UnreadCountDto,
      );
      state.counts = said.map(({ unread }) => unread);
      state.latest = said.map(({ latest }) => latest);
    }
    state.ended = true;
  })().catch(() => {
    state.ended = true;
  });
  return state;
}
const notify = (replica = 0) => {
  const app = market.replicas[replica] ?? market.app;
  return app.get(UnitOfWork).run(() =>
    app.get(NotificationRepository).add([robin.user.uuid], {
      ...{ kind: 'LISTING_SOLD', details: { cardName: 'Heron' }, createdAt: market.clock.now() },
    }),
  );
};
const soon = async (isTrue: () => boolean) => {
  const end = performance.now() + LIVE_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('It has not happened in time');
    await pause(10);
  }
};

describe('an open app', () => {
  // @spec call-notification-stream, rule-live-notifications
  it('sees the unread count when it opens and each change at once, on every replica', async () => {
    const streams = [await listen(market.origins[0]), await listen(market.origins[1])];
    for (const { response } of streams) {
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    await soon(() => streams.every(({ counts }) => counts.at(-1) === 0));
    for (const [nth, replica] of [0, 1].entries()) {
      await notify(replica);
      await soon(() => streams.every(({ counts }) => counts.at(-1) === nth + 1));
    }
    const [newest] = (await robin.client.get<NotificationDto[]>('/api/notifications')).body;
    await robin.client.put(`/api/notifications/${newest?.uuid}/read`);
    await soon(() => streams.every(({ counts }) => counts.at(-1) === 1));
    await robin.client.put('/api/notifications/read', { until: newest?.createdAt });
    await soon(() => streams.every(({ counts }) => counts.at(-1) === 0));
  });

  it('hears of another notification where the count stays as it is', async () => {
    for (let nth = 0; nth < MAX_UNREAD_COUNTED; nth++) await notify();
    const stream = await listen();
    await soon(() => stream.counts.at(-1) === MAX_UNREAD_COUNTED);
    market.clock.pass(1);
    await notify();
    await soon(() => stream.counts.length === 2);
    const [newest, before] = (await robin.client.get<NotificationDto[]>('/api/notifications')).body;
    expect(stream.counts).toEqual([MAX_UNREAD_COUNTED, MAX_UNREAD_COUNTED]);
    expect(stream.latest).toEqual([before?.uuid, newest?.uuid]);
    const { body } = await robin.client.get<UnreadCountDto>('/api/notifications/unread-count');
    expect(body).toEqual({ unread: MAX_UNREAD_COUNTED, latest: newest?.uuid });
  });

  it('sees nothing of what happens to others', async () => {
    const stream = await listen();
    const dana = await signedUp(market);
    const other = await listen(market.origins[0], dana.client.token);
    await notify();
    await soon(() => stream.counts.at(-1) === 1);
    expect(other.counts).toEqual([0]);
  });

  it('gets no more events once its session has ended, wherever it was ended', async () => {
    const streams = [await listen(market.origins[0]), await listen(market.origins[1])];
    await soon(() => streams.every(({ counts }) => counts.length > 0));
    await robin.client.post('/api/auth/logout');
    await soon(() => streams.every(({ ended }) => ended));
    expect((await listen()).response.status).toBe(401);
  });

  it('has a bounded number of streams: the oldest is closed for another', async () => {
    const [origin] = market.origins;
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let nth = 0; nth <= MAX_STREAMS_OF_ACCOUNT; nth++) streams.push(await listen(origin));
    await soon(() => streams[0]?.ended === true);
    expect(streams.filter(({ ended }) => ended)).toHaveLength(1);
    await notify();
    await soon(() => streams.slice(1).every(({ counts }) => counts.at(-1) === 1));
  });

  it('gets one event where it does not ask for a stream', async () => {
    const { body, status } = await robin.client.get<string>(STREAM);
    expect([status, body]).toEqual([
      200,
      'retry: 2000\n\nevent: unread\ndata: {"unread":0,"latest":null}\n\n',
    ]);
  });
});
