/** The messages of an offer, as they are kept. */
import { pageStore } from '../app/store';
import { mockServer } from '../test/mock-server';
import { OFFER } from '../test/trades';
import { type MessageDto, messagesApi } from './messages';

const MESSAGES = 'GET /api/offers/:uuid/messages';
const said = (uuid: string): MessageDto => ({
  ...{ uuid, author: 'me', gone: null, text: uuid, sentAt: '2026-03-01T10:00:00.000Z' },
});

test('a message that is sent while earlier ones are loaded stays when they have come', async () => {
  const { dispatch, getState } = pageStore();
  const { messages, writeMessage } = messagesApi.endpoints;
  const shown = () =>
    messages
      .select(OFFER)(getState())
      .data?.pages.flatMap(({ rows }) => rows.map(({ uuid }) => uuid));
  mockServer.on(MESSAGES, {
    body: [said('second')],
    headers: { link: `</api/offers/${OFFER}/messages?after=second>; rel="next"` },
  });
  const reading = dispatch(messages.initiate(OFFER));
  await reading;
  const earlier = mockServer.later(MESSAGES, { body: [said('first')] });
  const more = dispatch(messages.initiate(OFFER, { direction: 'forward' }));
  mockServer.on('POST /api/offers/:uuid/messages', { status: 201, body: said('third') });
  const writing = { uuid: OFFER, 'Idempotency-Key': 'key', writeMessage: { text: 'third' } };
  await dispatch(writeMessage.initiate(writing));
  expect(shown()).toEqual(['third', 'second']);
  await earlier();
  await more;
  await Promise.resolve();
  expect(shown()).toEqual(['third', 'second', 'first']);
  for (const subscription of [reading, more]) subscription.unsubscribe();
});
