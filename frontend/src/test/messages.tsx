/** Messages of an offer for the screens' tests: a server that keeps them, and the page that shows them. */
import { act, screen, within } from '@testing-library/react';
import type { MessageDto } from '../api/messages';
import OfferPage from '../pages/offer';
import { type Call, mockServer, type Reply } from './mock-server';
import { player, store } from './people';
import { renderScreen } from './render';
import { OFFER } from './trades';

/** The calls about messages. */
export const MESSAGES = 'GET /api/offers/:uuid/messages';
export const WRITE = 'POST /api/offers/:uuid/messages';

let written = 0;
/** A message of the store's. */
export const aMessage = (text: string | null, facts: Partial<MessageDto> = {}): MessageDto => ({
  ...{ uuid: `message-${++written}`, author: store.uuid, text, gone: null },
  ...{ sentAt: '2026-03-01T10:00:00.000Z' },
  ...facts,
});
/** A server that keeps what is written, each answer as late as the test says. */
export function keeps(...before: MessageDto[]) {
  const all = [...before];
  const waiting: (() => void)[] = [];
  let isLate = false;
  mockServer.on(MESSAGES, () => ({ body: all.toReversed() }));
  mockServer.on(WRITE, async ({ body }: Call): Promise<Reply> => {
    if (isLate) await new Promise<void>((go) => waiting.push(go));
    const message = aMessage((body as { text: string }).text, { author: player.uuid });
    all.push(message);
    return { status: 201, body: message };
  });
  return {
    beLate: () => {
      isLate = true;
    },
    answer: () => act(async () => waiting.shift()?.()),
  };
}

/** With what was kept of an earlier visit in this tab. */
export async function openThread(kept: Readonly<Record<string, string>> = {}) {
  const rendered = renderScreen(<OfferPage />, { at: `/offers/${OFFER}`, path: '/offers/:id' });
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  const part = within(await screen.findByRole('region', { name: 'Messages' }));
  const field = () => part.getByRole('textbox', { name: 'Write to The Gilded Sleeve' });
  return { ...rendered, part, field, send: () => part.getByRole('button', { name: 'Send' }) };
}
/** What the messages on the page say, the oldest first. */
export const textsOf = () =>
  within(screen.getByRole('region', { name: /^Messages between/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /^(You|The Gilded)/.test(text ?? ''))
    .map((text) => text?.replace(/^.*?: /, '').replace(/(\d{1,2}:\d\d.*|Sending…)$/, ''));
