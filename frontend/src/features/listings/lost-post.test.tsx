/** A post whose answer was lost: the same list submitted once more is settled before anything else is posted. */
import { screen, waitFor } from '@testing-library/react';
import { type Call, mockServer } from '../../test/mock-server';
import { gone, open, POST, reload } from '../../test/saved-list';

const keyOf = (call?: Call) => call?.headers.get('idempotency-key');

afterEach(() => jest.restoreAllMocks());

test('a list whose answer was lost by a reload is known again when it is submitted once more', async () => {
  const first = await open();
  await first.add('5');
  mockServer.on(POST, () => new Promise(() => {}));
  await first.person.click(first.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await waitFor(() => expect(mockServer.calls(POST)).toHaveLength(1));
  const reloaded = await reload(first);
  await reloaded.person.click(reloaded.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  // What was answered is over: the same cards once more are other cards.
  const third = await reload(reloaded);
  await third.add('5');
  await third.person.click(third.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  const [lost, known, other] = mockServer.calls(POST);
  expect(known?.body).toEqual(lost?.body);
  expect(keyOf(known)).toBe(keyOf(lost));
  expect(other?.body).toEqual(lost?.body);
  expect(keyOf(other)).not.toBe(keyOf(lost));
});

describe('a list that was changed after a lost answer', () => {
  type Opened = Awaited<ReturnType<typeof open>>;
  const unreachable = () => {
    throw new TypeError('Failed to fetch');
  };
  const submit = ({ person, dialog }: Opened) =>
    person.click(dialog.getByRole('button', { name: /^Submit \d/ }));
  const lose = async (opened: Opened) => {
    mockServer.on(POST, unreachable);
    await submit(opened);
    await opened.dialog.findByRole('alert');
    mockServer.on(POST, { status: 201, body: [] });
  };
  const reprice = async ({ person, dialog }: Opened, price: string) => {
    await person.click(dialog.getByRole('button', { name: 'Edit Clockwork Heron' }));
    const field = dialog.getByLabelText('Price');
    await person.clear(field);
    await person.type(field, price);
  };

  test('is settled first, as it was; what came since is posted under a key of its own', async () => {
    const first = await open();
    await first.add('5');
    await lose(first);
    const reloaded = await reload(first);
    await reloaded.add('6');
    await submit(reloaded);
    await gone();
    expect(screen.getByText('1 card is listed as you first submitted it.')).toBeVisible();
    const [lost, settled, rest, ...others] = mockServer.calls(POST);
    expect(settled?.body).toEqual(lost?.body);
    expect(keyOf(settled)).toBe(keyOf(lost));
    expect(rest?.body).toMatchObject([{ price: 6 }]);
    expect(keyOf(rest)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(rest)).not.toBe(keyOf(lost));
    expect(others).toEqual([]);
  });

  test('lists no row twice that was edited since', async () => {
    const opened = await open();
    await opened.add('5');
    await lose(opened);
    await reprice(opened, '7');
    await submit(opened);
    await gone();
    expect(mockServer.calls(POST).map(({ body }) => body)).toMatchObject([[{ price: 5 }], [{ price: 5 }]]);
  });

  test('posts nothing else while nobody answers, and says so', async () => {
    const opened = await open();
    await opened.add('5');
    await lose(opened);
    await opened.add('6');
    mockServer.on(POST, unreachable);
    await submit(opened);
    expect(await opened.dialog.findByText(/^We couldn’t confirm your last submission/)).toBeVisible();
    expect(opened.dialog.getByRole('heading', { name: '2 cards to submit' })).toBeVisible();
    expect(mockServer.calls(POST)).toHaveLength(2);
    mockServer.on(POST, { status: 201, body: [] });
    await submit(opened);
    await gone();
    const [lost, ...since] = mockServer.calls(POST);
    expect(since.map((call) => keyOf(call) === keyOf(lost))).toEqual([true, true, false]);
  });

  test('keeps what is refused of the rest, without what is settled', async () => {
    const opened = await open();
    await opened.add('5');
    await lose(opened);
    await opened.add('6');
    mockServer.on(POST, ({ body }) =>
      (body as { price: number }[])[0]?.price === 5
        ? { status: 201, body: [] }
        : { status: 400, body: { message: 'No.', errors: [{ field: '0.price', message: 'Too odd.' }] } },
    );
    await submit(opened);
    expect(await opened.dialog.findByText('Too odd.')).toBeVisible();
    expect(opened.dialog.getByRole('heading', { name: '1 card to submit' })).toBeVisible();
    expect(opened.dialog.getByText('$6.00')).toBeVisible();
  });

  test.each([
    [400, 'request.invalid'],
    [409, 'listings.external-id-taken'],
    [409, 'listings.too-many'],
    [422, 'listings.unknown-card'],
  ])('is another list where the first was refused for good: %s %s', async (status, code) => {
    const opened = await open();
    await opened.add('5');
    mockServer.fail(POST, status, { code, message: 'No.' });
    await submit(opened);
    await opened.dialog.findByText('No.');
    await reprice(opened, '7');
    mockServer.on(POST, { status: 201, body: [] });
    await submit(opened);
    await gone();
    const [refused, mended, ...others] = mockServer.calls(POST);
    expect(mended?.body).toMatchObject([{ price: 7 }]);
    expect(keyOf(mended)).not.toBe(keyOf(refused));
    expect(others).toEqual([]);
  });

  test.each([
    [409, 'listings.too-many'],
    [422, 'listings.unknown-card'],
  ])('is posted whole where settling is refused for good: %s %s', async (status, code) => {
    const opened = await open();
    await opened.add('5');
    await lose(opened);
    await opened.add('6');
    mockServer.on(POST, ({ body }) =>
      (body as unknown[]).length === 1
        ? { status, body: { status, code, message: 'No.' } }
        : { status: 201, body: [] },
    );
    await submit(opened);
    await gone();
    const [lost, settled, whole] = mockServer.calls(POST);
    expect(keyOf(settled)).toBe(keyOf(lost));
    expect(whole?.body).toMatchObject([{ price: 5 }, { price: 6 }]);
    expect(keyOf(whole)).not.toBe(keyOf(lost));
  });
});

describe('after a lost answer', () => {
  const lose = async ({ person, dialog }: Awaited<ReturnType<typeof open>>) => {
    mockServer.on(POST, () => {
      throw new TypeError('Failed to fetch');
    });
    await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
    await dialog.findByRole('alert');
    mockServer.on(POST, { status: 201, body: [] });
  };
  const submit = async ({ person, dialog }: Awaited<ReturnType<typeof open>>) => {
    await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
    await gone();
    const [lost, next] = mockServer.calls(POST);
    expect(next?.body).toEqual(lost?.body);
    return { lost: keyOf(lost), next: keyOf(next) };
  };

  test.each(['Remove Clockwork Heron', 'Start over'])(
    'a list started over is another list: %s',
    async (name) => {
      const first = await open();
      await first.add('5');
      await lose(first);
      const reloaded = await reload(first);
      await reloaded.person.click(reloaded.dialog.getByRole('button', { name }));
      await reloaded.add('5');
      const keys = await submit(reloaded);
      expect(keys.next).toMatch(/^[0-9a-f]{32}$/);
      expect(keys.next).not.toBe(keys.lost);
    },
  );

  test('so it is without a reload', async () => {
    const opened = await open();
    await opened.add('5');
    await lose(opened);
    await opened.person.click(opened.dialog.getByRole('button', { name: 'Remove Clockwork Heron' }));
    await opened.add('5');
    const keys = await submit(opened);
    expect(keys.next).not.toBe(keys.lost);
  });

  test('cards that are put back leave what was posted since to be settled', async () => {
    const first = await open();
    await first.add('5');
    const reloaded = await reload(first);
    await reloaded.person.click(reloaded.dialog.getByRole('button', { name: 'Start over' }));
    await reloaded.add('6');
    await lose(reloaded);
    await reloaded.person.click(reloaded.dialog.getByRole('button', { name: 'Undo' }));
    await reloaded.person.click(reloaded.dialog.getByRole('button', { name: 'Submit 2 listings' }));
    await gone();
    expect(mockServer.calls(POST).map(({ body }) => body)).toMatchObject([
      [{ price: 6 }],
      [{ price: 6 }],
      [{ price: 5 }],
    ]);
  });

  test('a list that was discarded and put back is the same list', async () => {
    const first = await open();
    await first.add('5');
    await lose(first);
    const reloaded = await reload(first);
    await reloaded.person.click(reloaded.dialog.getByRole('button', { name: 'Start over' }));
    await reloaded.person.click(reloaded.dialog.getByRole('button', { name: 'Undo' }));
    const keys = await submit(reloaded);
    expect(keys.next).toBe(keys.lost);
  });
});

test('trying again sends the same key where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { person, dialog, add } = await open();
  await add('5');
  mockServer.fail(POST, 500);
  await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await dialog.findByRole('alert');
  mockServer.on(POST, { status: 201, body: [] });
  await person.click(dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  const [lost, again] = mockServer.calls(POST);
  expect(keyOf(again)).toBe(keyOf(lost));
});
