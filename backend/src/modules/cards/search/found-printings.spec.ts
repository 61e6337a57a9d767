// The numbers of found printings as bits.
import { foundIn } from './found-printings.js';

const has = (bits: Buffer, pid: number) => ((bits[pid >> 3] ?? 0) >> (pid & 7)) & 1;

it('sets the bit of each number and no other', () => {
  const pids = [1, 7, 8, 4095, 8191, 8192, 250_000];
  const { bits, first, total } = foundIn({ total: 7, first: '8,1', all: pids.join(',') });
  expect([total, first]).toEqual([7, [8, 1]]);
  const set = Array.from({ length: bits.length * 8 }, (_, pid) => pid).filter((pid) => has(bits, pid));
  expect(set).toEqual(pids);
});

it('sets none for nothing', () => {
  const { bits, first } = foundIn({ total: 0, first: '', all: '' });
  expect([bits.every((byte) => byte === 0), first]).toEqual([true, []]);
});
