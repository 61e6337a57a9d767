/** A post whose answer was lost, settled so late that the server has forgotten its answer, or its key. */
import { act, screen, within } from '@testing-library/react';
import { mockServer } from '../../test/mock-server';
import { gone, open, POST, reload } from '../../test/saved-list';

const HOUR_MS = 3_600_000;
const NOTE = '1 card may already be listed: your last submission was never confirmed.';

type Opened = Awaited<ReturnType<typeof open>>;
const submit = ({ person, dialog }: Opened) =>
  person.click(dialog.getByRole('button', { name: /^Submit \d/ }));
/** Submits one card, whose answer is lost. */
async function lose(opened: Opened) {
  await opened.add('5');
  mockServer.on(POST, () => {
    throw new TypeError('Failed to fetch');
  });
  await submit(opened);
  await opened.dialog.findByRole('alert');
  mockServer.on(POST, { status: 201, body: [] });
}
/** The page again, so long after. */
async function reloadAfter(opened: Opened, hours: number) {
  const later = Date.now() + hours * HOUR_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  return reload(opened);
}
const posts = () =>
  mockServer.calls(POST).map(({ headers, body }) => ({
    key: headers.get('idempotency-key'),
    prices: (body as { price: number }[]).map(({ price }) => price),
  }));

afterEach(() => jest.restoreAllMocks());

describe('a list that was posted, and whose answer is not stored any more,', () => {
  const forget = (key: string | null | undefined) =>
    mockServer.on(POST, ({ headers }) =>
      headers.get('idempotency-key') === key
        ? { status: 409, body: { status: 409, code: 'request.answer-forgotten', message: 'Already done.' } }
        : { status: 201, body: [] },
    );

  test('counts as listed, and is not posted again', async () => {
    const opened = await open();
    await lose(opened);
    forget(posts()[0]?.key);
    await submit(opened);
    await gone();
    const [lost, settled, ...others] = posts();
    expect(settled).toEqual(lost);
    expect(others).toEqual([]);
  });

  test('is settled before the cards that came since', async () => {
    const opened = await open();
    await lose(opened);
    await opened.add('6');
    forget(posts()[0]?.key);
    await submit(opened);
    await gone();
    expect(screen.getByText('1 card is listed as you first submitted it.')).toBeVisible();
    expect(posts().map(({ prices }) => prices)).toEqual([[5], [5], [6]]);
  });
});

test('a list whose answer was lost more than 23 hours ago is posted only when somebody says so, under a new key', async () => {
  const first = await open();
  await lose(first);
  const late = await reloadAfter(first, 23.5);
  await submit(late);
  const alert = within(await late.dialog.findByRole('alert'));
  expect(alert.getByText(NOTE, { exact: false })).toBeVisible();
  await submit(late);
  expect(posts()).toHaveLength(1);
  await late.person.click(alert.getByRole('button', { name: 'Submit anyway' }));
  await gone();
  const [lost, again, ...others] = posts();
  expect(again?.prices).toEqual([5]);
  expect(again?.key).not.toBe(lost?.key);
  expect(others).toEqual([]);
});

test('the time of a lost answer counts from the first try', async () => {
  const first = await open();
  await lose(first);
  const second = await reloadAfter(first, 22);
  mockServer.fail(POST, 500);
  await submit(second);
  await second.dialog.findByRole('alert');
  const third = await reloadAfter(second, 2);
  await submit(third);
  expect(await third.dialog.findByText(NOTE, { exact: false })).toBeVisible();
  const [lost, again, ...others] = posts();
  expect(again).toEqual(lost);
  expect(others).toEqual([]);
});

test('nothing is asked about cards that were removed since', async () => {
  const first = await open();
  await lose(first);
  const late = await reloadAfter(first, 25);
  await late.add('6');
  await submit(late);
  await late.dialog.findByText(NOTE, { exact: false });
  const [, removeOld] = late.dialog.getAllByRole('button', { name: 'Remove Clockwork Heron' });
  await act(async () => removeOld?.click());
  await submit(late);
  await gone();
  expect(posts().map(({ prices }) => prices)).toEqual([[5], [6]]);
});
