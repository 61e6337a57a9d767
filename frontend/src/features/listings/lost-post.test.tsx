/** A post whose answer was lost: the same list submitted once more is known again, another list is not taken for it. */
import { waitFor } from '@testing-library/react';
import { gone, open, POST, reload } from '../../test/kept-list';
import { type Call, mockServer } from '../../test/mock-server';

const keyOf = (call?: Call) => call?.headers.get('idempotency-key');

afterEach(() => jest.restoreAllMocks());

test('a list whose answer was lost by a reload is known again when it is submitted once more', async () => {
  const first = await open();
  await first.add('5');
  mockServer.on(POST, () => new Promise(() => {}));
  await first.person.click(first.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await waitFor(() => expect(mockServer.calls(POST)).toHaveLength(1));
  const anew = await reload(first);
  await anew.person.click(anew.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  // What was answered is over: the same cards once more are other cards.
  const third = await reload(anew);
  await third.add('5');
  await third.person.click(third.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await gone();
  const [lost, known, other] = mockServer.calls(POST);
  expect(known?.body).toEqual(lost?.body);
  expect(keyOf(known)).toBe(keyOf(lost));
  expect(other?.body).toEqual(lost?.body);
  expect(keyOf(other)).not.toBe(keyOf(lost));
});

test('a list that was changed after a lost answer is another list', async () => {
  const first = await open();
  await first.add('5');
  mockServer.on(POST, () => {
    throw new TypeError('Failed to fetch');
  });
  await first.person.click(first.dialog.getByRole('button', { name: 'Submit 1 listing' }));
  await first.dialog.findByRole('alert');
  const { dialog, person, add } = await reload(first);
  await add('6');
  await person.click(dialog.getByRole('button', { name: 'Submit 2 listings' }));
  await gone();
  const [lost, changed] = mockServer.calls(POST);
  expect(keyOf(changed)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(changed)).not.toBe(keyOf(lost));
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

  test.each(['Remove Clockwork Heron', 'Discard'])('a list begun anew is another list: %s', async (name) => {
    const first = await open();
    await first.add('5');
    await lose(first);
    const anew = await reload(first);
    await anew.person.click(anew.dialog.getByRole('button', { name }));
    await anew.add('5');
    const keys = await submit(anew);
    expect(keys.next).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.next).not.toBe(keys.lost);
  });

  test('so it is without a reload', async () => {
    const opened = await open();
    await opened.add('5');
    await lose(opened);
    await opened.person.click(opened.dialog.getByRole('button', { name: 'Remove Clockwork Heron' }));
    await opened.add('5');
    const keys = await submit(opened);
    expect(keys.next).not.toBe(keys.lost);
  });

  test('a list that was discarded and put back is the same list', async () => {
    const first = await open();
    await first.add('5');
    await lose(first);
    const anew = await reload(first);
    await anew.person.click(anew.dialog.getByRole('button', { name: 'Discard' }));
    await anew.person.click(anew.dialog.getByRole('button', { name: 'Undo' }));
    const keys = await submit(anew);
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
