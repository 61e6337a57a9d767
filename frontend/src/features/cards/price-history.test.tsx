/** The price history on the page of a card. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { PriceHistory } from '../../api/cards';
import { aCard, aPriceHistory, someCards } from '../../test/goods';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import { CardDetail } from './card-detail';

const PRICES = 'GET /api/cards/:id/prices';

type Finish = PriceHistory['series'][number]['finish'];

function aSeries(finish: Finish, prices: Record<string, number>): PriceHistory['series'][number] {
  const dated = Object.entries(prices).map(([date, price]) => ({ date, price }));
  return { finish, currency: 'usd', prices: dated };
}
/** A history with these series. */
function aHistory(...series: PriceHistory['series']): PriceHistory {
  const days = series.flatMap(({ prices }) => prices.map(({ date }) => date)).sort();
  const [since = null, until = null] = [days[0], days.at(-1)];
  return aPriceHistory({ series, since, until, from: since, to: until });
}
const FOUR_DAYS = aHistory(
  aSeries('nonfoil', { '2026-02-11': 0.5, '2026-02-12': 0.25, '2026-02-14': 0.75 }),
  aSeries('foil', { '2026-02-12': 3.5, '2026-02-13': 3.25 }),
);

function open(history: PriceHistory = FOUR_DAYS) {
  mockServer.on('GET /api/cards/:id', { body: aCard() });
  mockServer.on('GET /api/cards/search', { body: someCards([aCard()]) });
  mockServer.on('GET /api/listings/with-card', { body: [] });
  mockServer.on(PRICES, { body: history });
  return renderScreen(<CardDetail cardId="heron-id" search={null} />);
}
const section = async () => within(await screen.findByRole('region', { name: 'Price History' }));
const chart = () => screen.findByRole('slider', { name: 'Day in the price history' });
const reading = async () =>
  [...((await chart()).previousElementSibling?.querySelectorAll('time, dt, dd') ?? [])].map(
    ({ textContent }) => textContent?.trim(),
  );

// @spec text-price-history
test.each([
  ['without any price', aPriceHistory()],
  [
    'with prices in other money only',
    aHistory({ ...aSeries('nonfoil', { '2026-02-13': 1, '2026-02-14': 1 }), currency: 'eur' }),
  ],
])('a card %s has a price history that is coming soon', async (_what, history) => {
  open(history);
  expect((await section()).getByText('Coming soon.')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test.each([
  ['one day', aHistory(aSeries('nonfoil', { '2026-02-14': 1 })), ['One price so far: $1.00 on Feb 14, 2026']],
  [
    'two days with months between them',
    aHistory(
      aSeries('nonfoil', { '2025-05-01': 0.5, '2026-02-14': 1 }),
      aSeries('foil', { '2026-02-14': 2 }),
    ),
    [
      'Regular Two prices so far: $0.50 on May 1, 2025, $1.00 on Feb 14, 2026',
      'Foil One price so far: $2.00 on Feb 14, 2026',
    ],
  ],
])('prices of %s are told in words', async (_what, history, said) => {
  open(history);
  const items = (await section()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual(said);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a price that was the same on every day is told once', async () => {
  open(aHistory(aSeries('nonfoil', { '2026-02-13': 0.35, '2026-02-14': 0.35 })));
  const rows = within(await screen.findByRole('table', { name: 'Prices at a glance' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Regular$0.35 every day');
});

test('a price and its day are of one answer, also where the card is older', async () => {
  open();
  const market = within(await screen.findByRole('region', { name: 'Market Price' }));
  expect(market.getByText('Regular').nextElementSibling).toHaveTextContent('$0.75');
  expect(market.getByText('Foil').nextElementSibling).toHaveTextContent('N/A');
});

// @spec text-price-history
test('a card that the mirror lacks has a price history that is coming soon', async () => {
  open();
  mockServer.fail(PRICES, 404);
  expect((await section()).getByText('Coming soon.')).toBeVisible();
});

// @spec text-price-history
test('prices of two days or more are a chart, with the newest day to read', async () => {
  open();
  await chart();
  expect(await reading()).toEqual(['Feb 14, 2026', 'Regular', '$0.75', 'Foil', '–']);
  expect(screen.queryByText('Coming soon.')).toBeNull();
});

// @spec screen-price-chart
test('the arrow keys move from day to day, Home and End to the ends, and the prices are told', async () => {
  const { person } = open();
  const slider = await chart();
  slider.focus();
  const told = async (key: string) => {
    await person.keyboard(`{${key}}`);
    return [slider.getAttribute('aria-valuetext'), (await section()).getByRole('status').textContent];
  };
  expect(await told('ArrowLeft')).toEqual(['Feb 13, 2026', 'Regular no price, Foil $3.25']);
  expect(await told('ArrowLeft')).toEqual(['Feb 12, 2026', 'Regular $0.25, Foil $3.50']);
  expect(await told('Home')).toEqual(['Feb 11, 2026', 'Regular $0.50, Foil no price']);
  expect(await told('ArrowLeft')).toEqual(['Feb 11, 2026', 'Regular $0.50, Foil no price']);
  expect(await told('ArrowRight')).toEqual(['Feb 12, 2026', 'Regular $0.25, Foil $3.50']);
  expect(await told('End')).toEqual(['Feb 14, 2026', 'Regular $0.75, Foil no price']);
  expect(await reading()).toEqual(['Feb 14, 2026', 'Regular', '$0.75', 'Foil', '–']);
});

// @spec screen-price-chart
test('the pointer reads the nearest day, and leaves the newest one behind', async () => {
  open();
  const slider = await chart();
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 100, width: 300 } as DOMRect);
  const drawing = slider.firstElementChild as Element;
  // jsdom's own pointer events are nowhere.
  const point = (type: string, clientX: number) =>
    fireEvent(
      drawing,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'mouse' }),
    );
  point('pointermove', 210);
  expect((await reading())[0]).toBe('Feb 12, 2026');
  point('pointerdown', 0);
  expect((await reading())[0]).toBe('Feb 11, 2026');
  point('pointerout', 0);
  expect((await reading())[0]).toBe('Feb 14, 2026');
  jest.restoreAllMocks();
});

// @spec screen-price-chart
test('the first, last, lowest and highest price of each finish stand below', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Prices at a glance' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FinishFirstLatestLowHigh',
    ' Regular$0.50 Feb 11, 2026$0.75 Feb 14, 2026$0.25 Feb 12, 2026$0.75 Feb 14, 2026',
    ' Foil$3.50 Feb 12, 2026$3.25 Feb 13, 2026$3.25 Feb 13, 2026$3.50 Feb 12, 2026',
  ]);
});

// @spec screen-price-chart
test('all prices can be read as a table, the newest first', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Prices by day' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'DayRegularFoil',
    'Feb 14, 2026$0.75N/A',
    'Feb 13, 2026N/A$3.25',
    'Feb 12, 2026$0.25$3.50',
    'Feb 11, 2026$0.50N/A',
  ]);
  await person.click(screen.getByRole('button', { name: 'Hide table' }));
  expect(screen.queryByRole('table', { name: 'Prices by day' })).toBeNull();
});

// @spec screen-market-price-day
test('the market price says of which day it is', async () => {
  open();
  const market = within(await screen.findByRole('region', { name: 'Market Price' }));
  expect(market.getByText(/^as of/)).toHaveTextContent('as of Feb 14, 2026');
});

describe('a long history', () => {
  const day = (nth: number) => new Date(Date.UTC(2026, 1, 14) - nth * 86_400_000).toISOString().slice(0, 10);
  const long = (days: number) =>
    aHistory(
      aSeries(
        'nonfoil',
        Object.fromEntries(Array.from({ length: days }, (_, nth) => [day(days - 1 - nth), 1 + nth])),
      ),
    );

  // @spec screen-price-ranges
  test('of a month has nothing to choose from, a longer one has 30 days or all', async () => {
    const { unmount } = open(long(30));
    await chart();
    expect(screen.queryByRole('radiogroup', { name: 'Date range' })).toBeNull();
    unmount();
    const { person } = open(long(40));
    const ranges = within(await screen.findByRole('radiogroup', { name: 'Date range' }));
    expect(ranges.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'month',
      'all',
    ]);
    await person.click(ranges.getByRole('radio', { name: '30 days' }));
    const table = screen.getByRole('table', { name: 'Prices at a glance' });
    expect(
      within(table).getByText('$11.00', { exact: false, selector: 'td:nth-of-type(1)' }),
    ).toHaveTextContent('Jan 16, 2026');
  });

  // @spec screen-price-ranges
  test('of years shows one year, and asks for all when all is wanted', async () => {
    const year = { ...long(365), since: '2021-03-01' };
    const { person } = open(year);
    await person.click(await screen.findByRole('radio', { name: 'All' }));
    await chart();
    const asked = mockServer.calls(PRICES).map(({ query }) => query.get('from'));
    expect(asked).toEqual([null, '2021-03-01']);
  });

  test('shows older days of its table by the month', async () => {
    const { person } = open(long(40));
    await person.click(await screen.findByRole('button', { name: 'Show as table' }));
    const rows = () => within(screen.getByRole('table', { name: 'Prices by day' })).getAllByRole('row');
    expect(rows()).toHaveLength(32);
    await person.click(screen.getByRole('button', { name: 'Show earlier dates' }));
    expect(rows()).toHaveLength(41);
    expect(screen.queryByRole('button', { name: 'Show earlier dates' })).toBeNull();
  });
});

// @spec text-price-history-failed
test('a price history that does not load can be tried again, the card is shown in the meantime', async () => {
  const { person } = open();
  mockServer.fail(PRICES, 500);
  expect(await screen.findByText('Failed to load price history.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Clockwork Heron' })).toBeVisible();
  mockServer.on(PRICES, { body: FOUR_DAYS });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chart()).toBeVisible();
  // Where it was pressed, not at the top of the page.
  expect(screen.getByRole('region', { name: 'Price History' })).toHaveFocus();
});

test('the card does not wait for a price history that takes long', async () => {
  open();
  mockServer.on(PRICES, () => new Promise(() => undefined));
  expect(await screen.findByRole('heading', { level: 1, name: 'Clockwork Heron' })).toBeVisible();
  expect((await section()).getByRole('status', { name: 'Loading price history' })).toBeVisible();
});
