// Who may touch what is somebody's, made from openapi.yaml: every guarded operation says whose business it is.
import { ROLES } from '../src/kernel/role.js';
import { importSample } from '../src/modules/listings/test/sample.js';
import { type Aim, type Belongings, belongingsOf, FOR_ALL_MEMBERS, OWNED, stateOf } from './belongings.js';
import type { Client, ProblemBody } from './client.js';
import { guarded, operationCalled } from './operations.js';
import { type Member, signedUp } from './people.js';
import { story } from './story.js';

const owned = Object.entries(OWNED);
const shared = Object.entries(FOR_ALL_MEMBERS);

function call(client: Client, id: string, { path = {}, query, body }: Aim) {
  const { method, path: pattern } = operationCalled(id);
  const address = pattern.replace(/\{(\w+)\}/g, (place, name: string) => path[name] ?? place);
  return client.call<ProblemBody>(method, query ? `${address}?${query}` : address, body);
}

describe('ownership', () => {
  const market = story();
  let owner: Member;
  let belongings: Belongings;
  beforeAll(async () => {
    await importSample(market);
    owner = await signedUp(market, { role: 'STORE' });
    belongings = await belongingsOf(owner);
  });

  it('is settled for every guarded operation, one way or the other', () => {
    const settled = [...owned, ...shared].map(([id]) => id);
    expect(settled.sort()).toEqual(guarded.map(({ id }) => id).sort());
  });

  it('is documented where it is a matter of the role', () => {
    const documented = guarded.filter(({ operation }) => {
      const examples = operation.responses['403']?.content?.['application/problem+json']?.examples ?? {};
      return 'auth.wrong-role' in examples;
    });
    const ofOneRole = owned.filter(([, { onlyFor }]) => onlyFor).map(([id]) => id);
    expect(documented.map(({ id }) => id).sort()).toEqual(ofOneRole.sort());
  });

  describe.each(ROLES)('against a stranger of the role %s', (role) => {
    let stranger: Member;
    let before: unknown;
    beforeAll(async () => {
      stranger = await signedUp(market, { role });
      before = await stateOf(owner);
    });

    it.each(owned)('holds in %s', async (id, { refusal, onlyFor, aim }) => {
      const code = onlyFor && onlyFor !== role ? 'auth.wrong-role' : refusal;
      const { status, body } = await call(stranger.client, id, aim(belongings));
      expect([status, body?.code]).toEqual([403, code]);
    });

    it('left everything as it was', async () => {
      expect(await stateOf(owner)).toEqual(before);
    });

    it.each(shared)('does not matter in %s', async (id, aim) => {
      expect((await call(stranger.client, id, aim(belongings))).status).toBe(200);
    });

    it('does not matter for what is on offer', async () => {
      const offered = { path: { id: belongings.owner, status: 'ACTIVE' } };
      const { status, body } = await call(stranger.client, 'getListingsOfUser', offered);
      expect([status, body]).toEqual([200, [expect.objectContaining({ uuid: belongings.listing })]]);
    });
  });

  it.each(owned)('lets the owner do %s', async (id, { aim }) => {
    const store = await signedUp(market, { role: 'STORE' });
    const { status } = await call(store.client, id, aim(await belongingsOf(store)));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(300);
  });
});
