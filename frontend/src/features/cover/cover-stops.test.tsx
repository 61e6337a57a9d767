/** What can be done at a stop of a plan: a store holds its copies with one request, a person is offered for theirs. */
import { screen, within } from '@testing-library/react';
import type { CoverDto, CoverPlanStop } from '../../api/cover';
import { aCover, aLot, aPlanStop } from '../../test/cover';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { aDeal, aHold, DEAL } from '../../test/trades';

const HOLD = 'POST /api/offers/holds';
const trade = {
  card: 1,
  copies: 1,
  listings: ['for-trade'],
  lot: aLot({ listing: 'for-trade', isTrade: true }),
};
const atStop = (picks: CoverPlanStop['picks'], stop: Partial<CoverDto['stops'][number]> = {}) => {
  const cover = aCover();
  const stops = cover.stops.map((each) => ({ ...each, ...stop }));
  const plans = cover.plans.map((plan) => ({ ...plan, stops: [{ ...aPlanStop, picks }] }));
  mockServer.on('POST /api/cover', { body: { ...cover, stops, plans } });
  return renderApp({ user: player, at: '/cover?list=x' });
};
const plan = async () =>
  within(await screen.findByRole('article', { name: 'Cheapest · Fewest stops · Nearest' }));

// @spec screen-cover-stops
test('all copies of a store’s stop are held with one request, and what is for trade is offered for', async () => {
  mockServer.on(HOLD, { status: 201, body: aHold() });
  mockServer.on('GET /api/deals/:uuid', { body: aDeal() });
  const { person } = atStop([...aPlanStop.picks, trade]);
  const stop = await plan();
  await person.dblClick(await stop.findByRole('button', { name: 'Hold these 2 cards at Goblet' }));
  const answer = await stop.findByRole('link', { name: 'Held for you' });
  expect(answer).toHaveAttribute('href', `/deals/${DEAL}`);
  expect(answer).toHaveFocus();
  expect(mockServer.calls(HOLD).map(({ body }) => body)).toEqual([
    { listings: ['lot', 'lot-2'], maxTotal: 2.5 },
  ]);
  expect(stop.queryByRole('button', { name: /Hold these/ })).toBeNull();
  expect(stop.getByRole('link', { name: 'Offer for this card: Goblet' })).toHaveAttribute(
    'href',
    '/offers/new?to=goblet&listing=for-trade',
  );
});

test('what is no longer there is named, with who else has it, and the rest is held with one tap', async () => {
  const params = {
    listing: 'elsewhere',
    card: 'Clockwork Heron',
    price: 3,
    lister: 'mox',
    name: 'Mox House',
  };
  mockServer.fail(HOLD, 409, {
    ...{ code: 'offers.copies-gone', message: 'One of these cards is no longer available.' },
    errors: [
      {
        field: 'lot-2',
        code: 'offers.line-gone',
        message: 'It’s gone.',
        params: { card: 'Clockwork Heron' },
      },
      { field: 'lot-2', code: 'offers.next-best', message: 'Else.', params: { ...params, role: 'STORE' } },
    ],
  });
  const { person } = atStop(aPlanStop.picks);
  const stop = await plan();
  await person.click(await stop.findByRole('button', { name: 'Hold these 2 cards at Goblet' }));
  const gone = within(await screen.findByRole('region', { name: 'No longer available' }));
  expect(gone.getByRole('heading', { name: 'No longer available' })).toHaveFocus();
  expect(gone.getByRole('link', { name: 'Mox House' })).toBeVisible();
  expect(stop.getByRole('button', { name: 'Hold this card at Goblet' })).toBeVisible();
  mockServer.on(HOLD, { status: 201, body: aHold({ deal: null, state: 'OPEN' }) });
  await person.click(gone.getByRole('button', { name: 'Hold for me: Clockwork Heron' }));
  expect(await gone.findByRole('link', { name: 'Asked' })).toBeVisible();
  await person.click(gone.getByRole('button', { name: 'Hold the other card' }));
  expect(await stop.findByRole('link', { name: 'Asked' })).toBeVisible();
  expect(mockServer.calls(HOLD).map(({ body }) => body)).toEqual([
    { listings: ['lot', 'lot-2'], maxTotal: 2.5 },
    { listings: ['elsewhere'], maxTotal: 3 },
    { listings: ['lot'], maxTotal: 1.25 },
  ]);
  expect(screen.queryByRole('region', { name: 'No longer available' })).toBeNull();
});

test('a person’s stop leads to an offer for all of its copies', async () => {
  atStop([...aPlanStop.picks, trade], { uuid: 'kim', name: 'Kim Osei', role: 'USER', address: null });
  const stop = await plan();
  expect(await stop.findByRole('link', { name: 'Offer for these 3 cards: Kim Osei' })).toHaveAttribute(
    'href',
    '/offers/new?to=kim&listing=lot&listing=lot-2&listing=for-trade',
  );
});
