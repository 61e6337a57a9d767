// Every write of an account that is erased while the write is on its way, made from openapi.yaml: who erases holds the account while all
// that belongs to it goes, so nobody may hold something of it and wait for the account. A deadlock fails the test.
import { DataSource } from 'typeorm';
import { ROLES, type Role } from '../src/kernel/role.js';
import { compared, fileOf, rowOf } from '../src/modules/stock/test/an-import.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import { PersonalData } from '../src/platform/personal-data/personal-data.js';
import {
  type Aiming,
  type Belongings,
  belongingsOf,
  FOR_ALL_MEMBERS,
  NEEDS_A_PROOF,
  OWNED,
} from './belongings.js';
import { jobsDone } from './mails.js';
import { guarded } from './operations.js';
import { overtaken } from './overtaken.js';
import { type Member, signedUp } from './people.js';
import { story } from './story.js';

const PROVEN = Object.entries(NEEDS_A_PROOF).map(([id, [aiming]]) => [id, aiming] as const);
/** These are refused without a file. */
const withFile: Aiming = () => ({
  ...{ query: 'name=stock.csv', body: fileOf(rowOf(3)), headers: { 'content-type': 'text/csv' } },
});
const AIMS: Readonly<Record<string, Aiming>> = {
  ...{ ...OWNED, ...FOR_ALL_MEMBERS, ...Object.fromEntries(PROVEN) },
  ...{ uploadImport: withFile, reconcileStock: withFile },
};
/** What removes things comes after what changes them. */
const WRITES = guarded
  .filter(({ method }) => method !== 'GET')
  .sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))
  .map((located) => [located.id, located] as const);

describe('an account that is erased', () => {
  const market = story({}, { sample: true, alone: true });
  const owners = new Map<string, { owner: Member; theirs: Belongings }>();
  beforeAll(async () => {
    for (const role of ROLES) {
      const owner = await signedUp(market, { role });
      owners.set(role, { owner, theirs: await belongingsOf(owner, market) });
    }
  });

  /** Erases it for a moment: the next write finds everything again. */
  const erasedAndBack = async (account: string) => {
    const { manager } = market.app.get(UnitOfWork);
    await manager.query('savepoint whole');
    await market.app.get(PersonalData).erase(account);
    await manager.query('rollback to savepoint whole');
  };
  /** The sessions of an account that was closed are over. */
  const loggedIn = async ({ user: { email }, password }: Member) => {
    const client = market.someone();
    const credentials = { email, password };
    client.token = (
      await client.post<{ accessToken: string }>('/api/auth/login', credentials)
    ).body.accessToken;
    return client;
  };

  it.each(WRITES)(
    'never waits for %s while that waits for the account',
    async (id, { path, method, operation }) => {
      const { owner, theirs } = owners.get(operation['x-role'] ?? ('STORE' satisfies Role)) ?? {};
      const aiming = AIMS[id];
      if (!owner || !theirs || !aiming) throw new Error(`${id} has no aim`);
      const client = await loggedIn(owner);
      const { path: places = {}, query = '', body, headers } = aiming(theirs);
      const address = path.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
      const { uuid } = owner.user;
      const call = () => client.call(method, `${address}?${query}`, body, headers);
      const { status } = await overtaken(market, uuid, 'enabled = false', call, () => erasedAndBack(uuid));
      expect(status).toBeLessThan(500);
      await market.app
        .get(DataSource)
        .query('update users.account set enabled = true where uuid = $1', [uuid]);
    },
  );

  it('never waits for the job that commits its import', async () => {
    const store = await signedUp(market, { role: 'STORE' });
    const { uuid, revision } = await compared(store, fileOf(rowOf(3)));
    const commit = async () => {
      await store.client.post(`/api/stock/imports/${uuid}/commit`, { revision, acknowledged: [] });
      await jobsDone(market);
    };
    const account = store.user.uuid;
    await overtaken(market, account, 'enabled = false', commit, () =>
      market.app.get(PersonalData).erase(account),
    );
    const failed = 'select last_error from graphile_worker._private_jobs where last_error is not null';
    expect(await market.app.get(DataSource).query(failed)).toEqual([]);
  });
});
