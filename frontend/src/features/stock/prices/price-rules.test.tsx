/** Price rules: typed with a preview, saved, applied, undone; and the prices that they hold back. */
import { screen, waitFor, within } from '@testing-library/react';
import type { HeldPriceDto, PriceMove, PriceRulesDto, PriceRulesPreview } from '../../../api/stock-prices';
import StockPricesPage from '../../../pages/stock-prices';
import { aLine } from '../../../test/goods';
import { mockServer } from '../../../test/mock-server';
import { store } from '../../../test/people';
import { renderScreen } from '../../../test/render';
import { aBatch } from '../../../test/stock-server';

const RULES = 'GET /api/stock/price-rules';
const SAVE = 'PUT /api/stock/price-rules';
const PREVIEW = 'POST /api/stock/price-rules/preview';
const APPLY = 'POST /api/stock/price-rules/apply';
const HELD = 'GET /api/stock/price-rules/held';
const ACCEPT = 'POST /api/stock/price-rules/held/accept';
const DECLINE = 'POST /api/stock/price-rules/held/decline';
const BATCH = 'GET /api/stock/batches/:uuid';
const UNDO = 'POST /api/stock/batches/:uuid/undo';

const NEWEST = '2026-03-02T03:00:00.000Z';
const NOTHING_HELD = { copies: 0, lines: 0, newest: null };

const someRules = (facts: Partial<PriceRulesDto> = {}): PriceRulesDto => ({
  ...{ version: 1, percent: 100, exceptions: [], floor: null, ceiling: null, roundTo: 0.01 },
  ...{ neverBelowPaid: false, automatic: false, updatedAt: NEWEST, appliedAt: null, heldBack: NOTHING_HELD },
  ...facts,
});

const aMove = (facts: Partial<PriceMove> = {}): PriceMove => {
  const { line, cardId, cardName, cardSetCode, cardNumber, cardImageUrl, condition, finish, language } =
    aLine();
  return {
    ...{ line, cardId, cardName, cardSetCode, cardNumber, cardImageUrl, condition, finish, language },
    ...{ copies: 2, priceBefore: 5, priceAfter: 3.6, marketPrice: 4, pricePaid: null, reason: 'MARKET' },
    ...facts,
  };
};

const aPreview = (facts: Partial<PriceRulesPreview> = {}): PriceRulesPreview => ({
  ...{ copies: 10, changed: 4, unchanged: 1, typed: 3, withoutMarketPrice: 1, heldBack: 1 },
  ...{ raised: 1, lowered: 3, valueBefore: 50, valueAfter: 44, heldBackExamples: [] },
  ...{ examples: [aMove()], ...facts },
});

/** The rules as the server has them; a save with another version than theirs is refused. */
function serveRules(first: PriceRulesDto) {
  let rules = first;
  const become = (next: Partial<PriceRulesDto>) => {
    rules = { ...rules, ...next, version: rules.version + 1 };
    return rules;
  };
  mockServer.on(RULES, () => ({ body: rules }));
  mockServer.on(SAVE, ({ headers, body }) =>
    headers.get('if-match') === `"${rules.version}"`
      ? { body: become(body as Partial<PriceRulesDto>) }
      : { status: 412, body: { code: 'stock.price-rules-changed', message: 'Changed.' } },
  );
  mockServer.on(PREVIEW, { body: aPreview() });
  mockServer.on(HELD, { body: [] });
  return { become, rules: () => rules };
}

const open = () =>
  renderScreen(<StockPricesPage />, { at: '/stock/prices', path: '/stock/prices', user: store });

const typeInto = async (person: ReturnType<typeof open>['person'], label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  await person.paste(text);
};

const BASE = 'Percent of market: Any condition, Any finish';
const DAMAGED_FOIL = 'Percent of market: Damaged, Foil';

test('rules are previewed while they are typed, saved, applied after a question, and undone', async () => {
  serveRules(someRules({ version: 0, updatedAt: null }));
  mockServer.on(APPLY, { body: { batch: 'batch-7', changed: 4, heldBack: 1, conflicts: 0 } });
  mockServer.on(UNDO, { body: aBatch({ status: 'UNDONE', summary: { restored: 4 } }) });
  const { person } = open();
  expect(await screen.findByText('4 copies would change: 1 up, 3 down.')).toBeVisible();
  await typeInto(person, BASE, '90');
  await typeInto(person, DAMAGED_FOIL, '45,5');
  await typeInto(person, 'Never below', '0.25');
  expect(screen.getByLabelText('Percent of market: Damaged, Etched')).toHaveAttribute('placeholder', '90');
  const pricing = {
    ...{ percent: 90, exceptions: [{ condition: 'DAMAGED', finish: 'FOIL', percent: 45.5 }] },
    ...{ floor: 0.25, ceiling: null, roundTo: 0.01, neverBelowPaid: false },
  };
  await waitFor(() =>
    expect(mockServer.calls(PREVIEW).at(-1)?.body).toEqual({ rules: pricing, includeTyped: false }),
  );
  expect(screen.getByText('3 copies with a price typed by hand, left alone')).toBeVisible();
  await person.click(screen.getByLabelText('Include prices typed by hand'));
  const button = screen.getByRole('button', { name: 'Save and reprice 4 copies…' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await person.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprice 4 copies?' }));
  expect(
    dialog.getByText('Prices typed by hand are included, and follow your rules from then on.'),
  ).toBeVisible();
  expect(dialog.getByText('1 copy is held back until you’ve looked at its new price.')).toBeVisible();
  await person.dblClick(dialog.getByRole('button', { name: 'Reprice 4 copies' }));
  const toast = (await screen.findByText('4 copies now follow your rules, 1 held back.')).closest(
    '[data-kind]',
  );
  expect(mockServer.calls(SAVE).map(({ body }) => body)).toEqual([{ ...pricing, automatic: false }]);
  const [applied, ...again] = mockServer.calls(APPLY);
  expect(again).toHaveLength(0);
  expect(applied?.body).toEqual({ includeTyped: true });
  expect(applied?.headers.get('if-match')).toBe('"1"');
  expect(applied?.headers.get('idempotency-key')).toBeTruthy();
  await person.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. 4 copies restored.')).toBeVisible();
});

test('rules are applied to a large stock in the background, which says how far it is, once', async () => {
  serveRules(someRules());
  mockServer.on(PREVIEW, { body: aPreview({ changed: 12_000, heldBack: 0 }) });
  const begun = { batch: 'batch-9', changed: 0, heldBack: 0, conflicts: 0, isRunning: true };
  mockServer.on(APPLY, () => ({ body: begun }));
  const running = (done: number) =>
    aBatch({ uuid: 'batch-9', status: 'RUNNING', summary: {}, progress: { done, total: 12_000 } });
  const problem = { code: 'stock.disk-full', message: 'The server’s disk is full.' };
  const failed = aBatch({ uuid: 'batch-9', status: 'FAILED', summary: {}, problem });
  const ended = aBatch({ uuid: 'batch-9', summary: { change: 'price', changed: 11_990, heldBack: 10 } });
  const answers = [running(0), running(4_000), failed, running(8_000), ended];
  mockServer.on(BATCH, () => ({ body: answers.shift() }));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Reprice 12,000 copies…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprice 12,000 copies?' }));
  const confirm = () => person.dblClick(dialog.getByRole('button', { name: 'Reprice 12,000 copies' }));
  await confirm();
  expect(await dialog.findByText('4,000 of 12,000 copies')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '4000');
  expect(await dialog.findByText('The server’s disk is full.')).toBeVisible();
  await confirm();
  expect(await dialog.findByText('8,000 of 12,000 copies')).toBeVisible();
  const toast = await screen.findByText('11,990 copies repriced, 10 held back.');
  expect(
    within(toast.closest('[data-kind]') as HTMLElement).getByRole('button', { name: 'Undo' }),
  ).toBeVisible();
  const sent = mockServer.calls(APPLY);
  expect(sent.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ includeTyped: false, inBackground: true })),
  );
});

test('rules that were saved elsewhere are shown, and what was typed stays on top of them', async () => {
  const server = serveRules(someRules());
  const { person } = open();
  await typeInto(person, 'Never below', '0.50');
  server.become({ percent: 80 });
  await person.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText(/Your rules have changed since you opened them/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(screen.getByLabelText(BASE)).toHaveValue('80');
  expect(screen.getByLabelText('Never below')).toHaveValue('0.50');
  await person.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('Price rules saved.')).toBeVisible();
  expect(server.rules()).toMatchObject({ percent: 80, floor: 0.5 });
});

test('what is wrong is said at its field, and neither saved nor previewed', async () => {
  serveRules(someRules());
  const { person } = open();
  await typeInto(person, 'Never below', '5');
  await typeInto(person, 'Never above', '4');
  expect(screen.getByText('Enter at least the lowest price.')).toBeVisible();
  expect(screen.getByText('Correct the rules to see what they do.')).toBeVisible();
  await person.clear(screen.getByLabelText(BASE));
  await person.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(screen.getByLabelText(BASE)).toBeInvalid();
  expect(mockServer.calls(SAVE)).toHaveLength(0);
});

test('leaving with unsaved rules is asked about', async () => {
  serveRules(someRules());
  const { person, router } = open();
  await typeInto(person, 'Never below', '5');
  await person.click(screen.getByRole('link', { name: 'Stock' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/stock/prices');
  expect(screen.getByLabelText('Never below')).toHaveValue('5');
});

test('rules that did not load are asked for again', async () => {
  serveRules(someRules());
  mockServer.fail(RULES, 500);
  const { person } = open();
  expect(await screen.findByText('Your price rules didn’t load.')).toBeVisible();
  mockServer.on(RULES, { body: someRules({ percent: 77 }) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(BASE)).toHaveValue('77');
});

describe('held prices', () => {
  const held = (facts: Partial<HeldPriceDto> = {}): HeldPriceDto => ({
    ...{ ...aMove(), priceBefore: 1, priceAfter: 9, marketPrice: 10, heldAt: NEWEST },
    ...facts,
  });
  const heron = held();
  const ladle = held({ line: 'ladle', cardName: 'Ladle of Plenty', reason: 'PAID', pricePaid: 9 });

  function serveHeld() {
    const { become } = serveRules(someRules({ heldBack: { copies: 4, lines: 2, newest: NEWEST } }));
    let waiting = [heron, ladle];
    mockServer.on(HELD, () => ({ body: waiting, headers: { 'x-total-count': `${waiting.length}` } }));
    const decided = ({ body }: { body: unknown }) => {
      const { lines } = body as { lines?: string[] };
      waiting = waiting.filter(({ line }) => lines && !lines.includes(line));
      const copies = 2 * waiting.length;
      become({ heldBack: { copies, lines: waiting.length, newest: copies > 0 ? NEWEST : null } });
      return { body: { batch: 'batch-8', changed: 2, heldBack: copies, conflicts: 0 } };
    };
    mockServer.on(ACCEPT, decided);
    mockServer.on(DECLINE, decided);
  }
  const bodies = (key: typeof ACCEPT | typeof DECLINE) => mockServer.calls(key).map(({ body }) => body);

  test('are accepted and declined one by one, each once', async () => {
    serveHeld();
    const { person } = open();
    expect(await screen.findByText('Market $10.00, not below the $9.00 you paid')).toBeVisible();
    await person.dblClick(screen.getByRole('button', { name: 'Accept the new price: Clockwork Heron' }));
    expect(await screen.findByText('2 copies repriced.')).toBeVisible();
    expect(bodies(ACCEPT)).toEqual([{ lines: [heron.line], priceAfter: 9 }]);
    expect(await screen.findByRole('heading', { name: 'Held back (2)' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Keep my price: Ladle of Plenty' }));
    expect(await screen.findByText('2 copies keep their price.')).toBeVisible();
    expect(bodies(DECLINE)).toEqual([{ lines: ['ladle'], priceAfter: 9 }]);
    expect(await screen.findByText('No price is waiting for you.')).toBeVisible();
    const before = mockServer.calls(HELD).length;
    await person.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(mockServer.calls(HELD)).toHaveLength(before + 1));
  });

  test('are accepted all at once after a question, as far as they were seen', async () => {
    serveHeld();
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Accept all (4)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Accept the new price of 4 copies?' }));
    await person.dblClick(question.getByRole('button', { name: 'Accept all (4)' }));
    await waitFor(() => expect(bodies(ACCEPT)).toEqual([{ until: NEWEST }]));
    expect(await screen.findByText('No price is waiting for you.')).toBeVisible();
  });
});
