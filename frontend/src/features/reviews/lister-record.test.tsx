/** Records beside those who list a card: one call for all of them. */
import { screen } from '@testing-library/react';
import type { AccountRecord, RecordSide } from '../../api/reviews';
import { ListerRecord, ListerRecordContext } from '../../entities/listing/lister-record';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import LoadedRecord from './lister-record';

const RECORDS = 'GET /api/reviews/records';
const none = { yes: 0, no: 0 };
const side = (facts: Partial<RecordSide>): RecordSide => ({
  ...{ handOvers: 0, partners: 0, lateCancellations: 0, noShows: 0, stockConflicts: 0 },
  reviews: { onTime: none, asDescribed: none, again: none },
  ...facts,
});
const record = (account: string, facts: Partial<AccountRecord> = {}): AccountRecord => ({
  ...{ account, since: '2026-01', withPlayers: null, withStores: null },
  ...facts,
});

// @spec screen-lister-records
test('each lister has their counts, a first-timer is shown as one, and all of them take one call', async () => {
  mockServer.on(RECORDS, {
    body: [
      record('kim', {
        withPlayers: side({ handOvers: 3, partners: 2 }),
        withStores: side({ handOvers: 1, partners: 1 }),
      }),
      record('lee', { withPlayers: side({ noShows: 1 }) }),
      record('new'),
    ],
  });
  renderScreen(
    <ListerRecordContext value={LoadedRecord}>
      {['kim', 'lee', 'new', 'closed'].map((account) => (
        <p key={account}>
          <ListerRecord account={account} />
        </p>
      ))}
      <ListerRecord account="kim" />
    </ListerRecordContext>,
  );
  expect(await screen.findAllByText(/^4 hand-overs with 3/)).toHaveLength(2);
  expect(screen.getByText('1 no-show')).toBeVisible();
  expect(screen.getByText('New here')).toBeVisible();
  expect(mockServer.calls(RECORDS).map(({ query }) => query.get('accounts'))).toEqual(['kim,lee,new,closed']);
});
