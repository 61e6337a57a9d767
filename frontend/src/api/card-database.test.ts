/** How long the card database is waited for. */
import { makeStore } from '../app/store';
import { endSession, saveAccessToken } from '../browser/session';
import { cardsApi } from './cards';
import { catalogsApi } from './catalogs';

beforeEach(() => {
  endSession();
  saveAccessToken('token of the test');
});

/** A server that never answers: a call ends only when it is given up. */
const silent = (input: RequestInfo | URL) =>
  new Promise<Response>((_answer, giveUp) => {
    const { signal } = input as Request;
    signal.addEventListener('abort', () => giveUp(signal.reason));
  });

// @spec rule-card-database-timeout, const-card-database-5s
test('a call of the card database is given up after 5 s, others are waited for longer', async () => {
  const store = makeStore();
  jest.useFakeTimers();
  const silenced = jest.spyOn(globalThis, 'fetch').mockImplementation(silent);
  const { findCards, getCard, getCardBySetAndNumber } = cardsApi.endpoints;
  const place = { setcode: 'brm', number: '89' };
  const { getTcgTypes } = catalogsApi.endpoints;
  const asked = [
    store.dispatch(getCard.initiate('heron-id')),
    store.dispatch(findCards.initiate({ q: 'heron' })),
    store.dispatch(getCardBySetAndNumber.initiate(place)),
    store.dispatch(getTcgTypes.initiate()),
  ];
  const statuses = () =>
    [
      getCard.select('heron-id'),
      findCards.select({ q: 'heron' }),
      getCardBySetAndNumber.select(place),
      getTcgTypes.select(),
    ].map((select) => select(store.getState()).status);
  await jest.advanceTimersByTimeAsync(4900);
  expect(statuses()).toEqual(['pending', 'pending', 'pending', 'pending']);
  await jest.advanceTimersByTimeAsync(200);
  expect(statuses()).toEqual(['rejected', 'rejected', 'rejected', 'pending']);
  await jest.advanceTimersByTimeAsync(20_000);
  for (const { error } of await Promise.all(asked)) expect(error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  silenced.mockRestore();
});
