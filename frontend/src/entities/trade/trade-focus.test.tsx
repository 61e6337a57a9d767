/** What ended an offer or a deal goes away with it: the focus goes to the state, not to the top of the page. */
import { screen, waitFor, within } from '@testing-library/react';
import DealPage from '../../pages/deal';
import OfferPage from '../../pages/offer';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aCode, aDeal, aTradeOffer, DEAL, OFFER } from '../../test/trades';

const focused = async (sentence: RegExp) => {
  const state = await screen.findByText(sentence, { selector: '[role=status]' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(state).toHaveFocus());
};

test('after an offer was withdrawn', async () => {
  mockServer.on('GET /api/offers/:uuid', { body: aTradeOffer() });
  const withdrawn = { body: aTradeOffer({ state: 'WITHDRAWN', turn: null }) };
  mockServer.on('POST /api/offers/:uuid/withdraw', () => {
    mockServer.on('GET /api/offers/:uuid', withdrawn);
    return withdrawn;
  });
  const { person } = renderScreen(<OfferPage />, {
    user: player,
    at: `/offers/${OFFER}`,
    path: '/offers/:id',
  });
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Withdraw' }));
  await focused(/^Withdrawn\.$/);
});

test('after a deal was canceled', async () => {
  mockServer.on('GET /api/deals/:uuid/code', { body: aCode() });
  mockServer.on('GET /api/deals/:uuid', { body: aDeal() });
  const canceled = { body: aDeal({ state: 'CANCELLED', whoseTurn: null, dueAt: null }) };
  mockServer.on('POST /api/deals/:uuid/cancel', () => {
    mockServer.on('GET /api/deals/:uuid', canceled);
    return canceled;
  });
  const { person } = renderScreen(<DealPage />, {
    user: player,
    at: `/deals/${DEAL}`,
    path: '/deals/:id',
  });
  await person.click(await screen.findByRole('button', { name: 'Cancel the deal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Cancel the deal' }));
  await focused(/cancel/i);
});
