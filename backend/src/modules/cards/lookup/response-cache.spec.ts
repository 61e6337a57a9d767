// What is kept of answers about cards when some of them change.
import type { PgListener } from '../../../platform/database/pg-listener.js';
import { ResponseCache } from './response-cache.js';

const HERON = '00000000-0000-4000-8000-000000000001';
const WARDEN = '00000000-0000-4000-8000-000000000002';

describe('answers about cards', () => {
  let notify: (ids?: string) => void;
  let answers: ResponseCache;
  let reads: string[];
  beforeEach(() => {
    const listener = { isListening: true, on: (_channel: string, heard: typeof notify) => (notify = heard) };
    answers = new ResponseCache(listener as unknown as PgListener);
    reads = [];
  });
  const ask = async (question: string) => {
    await answers.getOrLoad(question, async () => {
      reads.push(question);
      return '{}';
    });
  };

  it('are read once until cards change', async () => {
    for (let times = 0; times < 3; times++) await ask(HERON);
    expect(reads).toEqual([HERON]);
  });

  it('are kept of other cards when a few change, and read again for those and for whatever may find them', async () => {
    const questions = [HERON, WARDEN, 'names clockwork', 'cards.by-number\0brm\x001'];
    for (const question of questions) await ask(question);
    notify(HERON);
    reads = [];
    for (const question of questions) await ask(question);
    expect(reads).toEqual(questions.filter((question) => question !== WARDEN));
  });

  it.each([
    ['no ids are named', ''],
    ['notifications may have been missed', undefined],
  ])('are all read again where %s', async (_what, payload) => {
    await ask(HERON);
    await ask(WARDEN);
    notify(payload);
    reads = [];
    await ask(HERON);
    await ask(WARDEN);
    expect(reads).toEqual([HERON, WARDEN]);
  });

  it('of prices are kept of other cards', async () => {
    const price = { prices: { usd: 1, usdFoil: null, usdEtched: null } };
    const read = async (ids: readonly string[]) => {
      reads.push(...ids);
      return ids.map((id) => ({ id, ...price }));
    };
    const priced = () => answers.prices([HERON, WARDEN], read as never);
    await priced();
    notify(HERON);
    reads = [];
    await priced();
    expect(reads).toEqual([HERON]);
  });
});
