/** “Hold for me” beside a store's listings, the basket, and a store's rules for holds. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CardListing } from '../../api/listings';
import { useReadTradesAgain } from '../../api/offers';
import { announceTradesChanged } from '../../api/trade-changes';
import { ListingActions } from '../../entities/listing/listing-actions';
import { formatUntil } from '../../lib/format-until';
import StorePagePage from '../../pages/store-page';
import { aPlayerListing, aStoreListing } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { aDeal, aHold, DEAL, OFFER } from '../../test/trades';
import HoldRules from './hold-rules';
import { emptyBasket } from './parts/baskets';
import { Trading } from './trading';

const HOLD = 'POST /api/offers/holds';
const RULES = 'GET /api/offers/hold-rules';
const SAVE = 'PUT /api/offers/hold-rules';

const show = (listings: CardListing[], user = player) =>
  renderScreen(
    <Trading>
      {listings.map((listing) => (
        <ListingActions
          key={listing.uuid}
          listing={listing}
          lister={{ uuid: listing.userId, name: listing.name, role: listing.role }}
        />
      ))}
    </Trading>,
    { user, path: '/' },
  );
const RulesReadAgain = () => (
  <>
    <button type="button" onClick={useReadTradesAgain()}>
      Read again
    </button>
    <HoldRules />
  </>
);
const held = () => screen.findByRole('button', { name: 'Hold for me: Clockwork Heron' });

beforeEach(() => emptyBasket(store.uuid));

// @spec screen-hold-for-me
test('one tap holds a store’s copy, once, and says until when', async () => {
  mockServer.on(HOLD, { status: 201, body: aHold() });
  // Another one may be due a minute later.
  const deal = aDeal();
  mockServer.on('GET /api/deals/:uuid', { body: deal });
  const { person, router } = show([aStoreListing({ uuid: 'one' })]);
  await person.dblClick(await held());
  const until = formatUntil(deal.meeting?.to ?? '', { timeZone: 'America/Chicago' });
  expect(await screen.findByText(`Held for you until ${until}.`, { exact: false })).toBeVisible();
  expect(mockServer.calls(HOLD).map(({ body }) => body)).toEqual([
    { listings: ['one'], maxTotal: aStoreListing().price },
  ]);
  expect(screen.getByRole('link', { name: 'Held for you' })).toHaveAttribute('href', `/deals/${DEAL}`);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(router.state.location.pathname).toBe(`/deals/${DEAL}`);
});

test('a store that answers by hand is asked', async () => {
  mockServer.on(HOLD, { status: 201, body: aHold({ state: 'OPEN', deal: null, turn: store.uuid }) });
  const { person } = show([aStoreListing({ uuid: 'two' })]);
  await person.click(await held());
  expect(await screen.findByText('Asked: the store will answer.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Asked' })).toHaveAttribute('href', `/offers/${OFFER}`);
});

test('after a lost answer the same is asked with the same key; a refusal is said', async () => {
  mockServer.on(HOLD, () => {
    throw new TypeError('Failed to fetch');
  });
  const { person } = show([aStoreListing({ uuid: 'three' })]);
  await person.click(await held());
  expect(await screen.findByText('No answer came. Try again: it isn’t asked twice.')).toBeVisible();
  mockServer.fail(HOLD, 409, { code: 'offers.copies-gone', message: 'It’s gone.' });
  await person.click(await held());
  expect(await screen.findByText('It’s gone.')).toBeVisible();
  const [first, second] = mockServer.calls(HOLD).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe(second);
  expect(first).toMatch(/^\w{16,}$/);
});

test('several cards of a store go into a basket, and are held together', async () => {
  mockServer.on(HOLD, { status: 201, body: aHold() });
  mockServer.on('GET /api/deals/:uuid', { body: aDeal() });
  const { person } = show([
    aStoreListing({ uuid: 'four', price: 4 }),
    aStoreListing({ uuid: 'five', cardName: 'Tidewell Archivist', price: 1.5 }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Add to the basket: Clockwork Heron' }));
  await person.click(screen.getByRole('button', { name: 'Add to the basket: Tidewell Archivist' }));
  const basket = within(await screen.findByRole('region', { name: 'Basket' }));
  expect(basket.getByText('2 cards at The Gilded Sleeve')).toBeVisible();
  expect(basket.getByText(/\$5\.50/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove from the basket: Tidewell Archivist' }));
  expect(basket.getByText('1 card at The Gilded Sleeve')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add to the basket: Tidewell Archivist' }));
  await person.click(basket.getByRole('button', { name: 'Hold all' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Basket' })).toBeNull());
  expect(mockServer.calls(HOLD).map(({ body }) => body)).toEqual([
    { listings: ['four', 'five'], maxTotal: 5.5 },
  ]);
});

test('copies that are gone leave the basket, as the refusal names them', async () => {
  mockServer.fail(HOLD, 409, {
    ...{ code: 'offers.copies-gone', message: 'One of these cards is no longer available.' },
    errors: [{ field: 'nine', message: 'It’s gone.' }],
  });
  const { person } = show([
    aStoreListing({ uuid: 'eight' }),
    aStoreListing({ uuid: 'nine', cardName: 'Tidewell Archivist' }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Add to the basket: Clockwork Heron' }));
  await person.click(screen.getByRole('button', { name: 'Add to the basket: Tidewell Archivist' }));
  const basket = within(await screen.findByRole('region', { name: 'Basket' }));
  await person.click(basket.getByRole('button', { name: 'Hold all' }));
  expect(await basket.findByText('1 card at The Gilded Sleeve')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to the basket: Tidewell Archivist' })).toBeVisible();
});

test('a price that was raised is said, and held at with another press', async () => {
  mockServer.fail(HOLD, 409, {
    ...{ code: 'offers.costs-more', message: 'These cards cost more now. Look at the price again.' },
    errors: [{ field: 'dear', code: 'offers.price-now', message: 'Another one.', params: { price: 7.2 } }],
  });
  const { person } = show([aStoreListing({ uuid: 'dear', price: 4 })]);
  await person.click(await screen.findByRole('button', { name: 'Add to the basket: Clockwork Heron' }));
  const basket = within(await screen.findByRole('region', { name: 'Basket' }));
  await person.click(basket.getByRole('button', { name: 'Hold all' }));
  const said = 'The price has changed to $7.20. Press again to hold at that price.';
  expect(await screen.findByText(said, { exact: false })).toBeVisible();
  expect(basket.getByText(/\$7\.20/)).toBeVisible();
  mockServer.on(HOLD, { status: 201, body: aHold({ deal: null, state: 'OPEN' }) });
  await person.click(basket.getByRole('button', { name: 'Hold all' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Basket' })).toBeNull());
  expect(mockServer.calls(HOLD).map(({ body }) => body)).toEqual([
    { listings: ['dear'], maxTotal: 4 },
    { listings: ['dear'], maxTotal: 7.2 },
  ]);
});

test('“Held for you” stays until something happens to an offer or a deal', async () => {
  mockServer.on(HOLD, { status: 201, body: aHold() });
  mockServer.on('GET /api/deals/:uuid', { body: aDeal() });
  const { person } = show([aStoreListing({ uuid: 'ten' })]);
  await person.click(await held());
  expect(await screen.findByRole('link', { name: 'Held for you' })).toBeVisible();
  act(announceTradesChanged);
  expect(await held()).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Held for you' })).toBeNull();
});

test('players are made offers; one’s own listings, wants and copies on hold have no button', async () => {
  const other = aPlayerListing({ uuid: 'six', userId: 'someone' });
  show([
    other,
    aPlayerListing({ uuid: 'own' }),
    aStoreListing({ uuid: 'wanted', type: 'BUY', cardName: 'Wanted' }),
    aStoreListing({ uuid: 'kept', status: 'RESERVED', cardName: 'Kept' }),
  ]);
  const offer = await screen.findByRole('link', { name: 'Make an offer: Clockwork Heron' });
  expect(offer).toHaveAttribute('href', '/offers/new?to=someone&listing=six');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

// @spec screen-hold-rules
test('a store sets its rules for holds on top of those it has seen', async () => {
  const own = { isOn: true, maxCards: 10, maxValue: null, forWhom: 'NOBODY', days: 2, version: 4 } as const;
  mockServer.on(RULES, { body: own });
  mockServer.on(SAVE, ({ body }) => ({ body: { ...(body as object), version: 5 } }));
  const { person } = renderScreen(<HoldRules />, { user: store });
  const form = within(await screen.findByRole('form', { name: 'Rules for holds' }));
  await person.clear(form.getByLabelText('Up to this many cards'));
  await person.type(form.getByLabelText('Up to this many cards'), '21');
  await person.click(form.getByRole('button', { name: 'Save rules' }));
  expect(form.getByText('Enter a number from 1 to 20.')).toBeVisible();
  await person.clear(form.getByLabelText('Up to this many cards'));
  await person.type(form.getByLabelText('Up to this many cards'), '4');
  await person.type(form.getByLabelText('Up to this value (empty for any)'), '50');
  await person.selectOptions(form.getByLabelText('Without asking me first, for'), 'everyone');
  await person.dblClick(form.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('Rules saved.')).toBeVisible();
  expect(mockServer.calls(SAVE).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ isOn: true, maxCards: 4, maxValue: 50, forWhom: 'EVERYONE', days: 2 }, '"4"'],
  ]);
});

test('rules that are being typed stay when they are read again with another change', async () => {
  const own = { isOn: true, maxCards: 10, maxValue: null, forWhom: 'NOBODY', days: 2, version: 4 } as const;
  mockServer.on(RULES, { body: own });
  mockServer.on(SAVE, ({ body }) => ({ body: { ...(body as object), version: 6 } }));
  const { person } = renderScreen(<RulesReadAgain />, { user: store });
  const form = within(await screen.findByRole('form', { name: 'Rules for holds' }));
  await person.clear(form.getByLabelText('Up to this many cards'));
  await person.type(form.getByLabelText('Up to this many cards'), '4');
  mockServer.on(RULES, { body: { ...own, forWhom: 'EVERYONE', version: 5 } });
  await person.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(form.getByLabelText('Without asking me first, for')).toHaveValue('EVERYONE'));
  expect(form.getByLabelText('Up to this many cards')).toHaveValue('4');
  await person.click(form.getByRole('button', { name: 'Save rules' }));
  await waitFor(() => expect(mockServer.calls(SAVE)).toHaveLength(1));
  const [call] = mockServer.calls(SAVE);
  expect(call?.headers.get('if-match')).toBe('"5"');
  expect(call?.body).toMatchObject({ maxCards: 4, forWhom: 'EVERYONE' });
});

test('rules that are changed while the ones before are being saved stay', async () => {
  const own = { isOn: true, maxCards: 10, maxValue: null, forWhom: 'NOBODY', days: 2, version: 4 } as const;
  mockServer.on(RULES, { body: own });
  const answer = mockServer.later(SAVE, { body: { ...own, maxCards: 4, version: 5 } });
  const { person } = renderScreen(<HoldRules />, { user: store });
  const cards = await screen.findByLabelText('Up to this many cards');
  await person.clear(cards);
  await person.type(cards, '4{Enter}');
  await person.type(screen.getByLabelText('Up to this value (empty for any)'), '50');
  await answer();
  expect(await screen.findByText('Rules saved.')).toBeVisible();
  expect(screen.getByLabelText('Up to this value (empty for any)')).toHaveValue('50');
});

test('rules that are not saved are not lost by a link', async () => {
  const own = { isOn: true, maxCards: 10, maxValue: null, forWhom: 'NOBODY', days: 2, version: 4 } as const;
  mockServer.on(RULES, { body: own });
  const { person, router } = renderScreen(<HoldRules />, { user: store, at: '/rules', path: '/rules' });
  const cards = await screen.findByLabelText('Up to this many cards');
  await person.type(cards, '5');
  await act(() => router.navigate('/elsewhere'));
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cards).toHaveValue('105');
  await person.clear(cards);
  await person.type(cards, '10');
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('the rules stand on the page where a store writes about itself', async () => {
  mockServer.fail(RULES, 503);
  mockServer.fail('GET /api/storefronts/mine', 503);
  renderScreen(<StorePagePage />, { user: store });
  expect(await screen.findByText('Your rules for holds didn’t load.')).toBeVisible();
});
