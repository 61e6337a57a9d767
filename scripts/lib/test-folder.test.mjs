// Where tests put their files: in memory only where there is room, and gone afterwards.
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { hasRoomInMemory, inTestFolder } from './test-folder.mjs';

const GB = 1024 ** 3;
const machine = ({ platform = 'linux', type = 0x01021994, room = 8 * GB, memory = 8 * GB } = {}) => ({
  platform,
  stat: () => ({ type, bavail: room / 4096, bsize: 4096 }),
  freeMemory: () => memory,
});

const NOBODY = 65_534;

/** Root may do everything. */
async function asOrdinaryUser(work) {
  const isRoot = process.geteuid() === 0;
  if (isRoot) process.seteuid(NOBODY);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid(0);
  }
}

describe('the folder of the tests', () => {
  it('lies in memory where there is room for it', () => {
    assert.equal(hasRoomInMemory(machine()), true);
  });

  it('lies on the disk where memory is short, or is no file system', () => {
    const small = [{ room: GB / 16 }, { memory: GB }, { type: 0xef53 }, { platform: 'darwin' }];
    for (const each of small) assert.equal(hasRoomInMemory(machine(each)), false);
    const missing = () => {
      throw new Error('ENOENT');
    };
    assert.equal(hasRoomInMemory({ ...machine(), stat: missing }), false);
  });

  describe('in memory', () => {
    const parent = mkdtempSync(join(tmpdir(), 'playset-'));
    after(() => rmSync(parent, { recursive: true }));

    it('is named to the tests, and gone afterwards, even if they fail', async () => {
      let folder = '';
      const failing = inTestFolder(async ({ TMPDIR, TEST_DATA }) => {
        folder = TEST_DATA;
        writeFileSync(join(TMPDIR, 'file'), '');
        throw new Error('a test failed');
      }, parent);
      await assert.rejects(failing, /a test failed/);
      assert.notEqual(folder, '');
      assert.equal(existsSync(folder), false);
    });

    it('of a run that was killed is removed by the next one, that of a living one is not', async () => {
      const [dead, living] = [2 ** 30, process.pid].map((pid) => join(parent, `playset-test-${pid}-abc`));
      for (const folder of [dead, living]) mkdirSync(folder);
      const left = await inTestFolder(async () => [existsSync(dead), existsSync(living)], parent);
      assert.deepEqual(left, [false, true]);
    });

    it('of a run of another user is left alone', async () => {
      const theirs = join(parent, `playset-test-${2 ** 30}-def`);
      mkdirSync(join(theirs, 'tmp'), { recursive: true });
      chmodSync(theirs, 0);
      // As shared memory: anybody may add to it, nobody may remove what is another's.
      chmodSync(parent, 0o1777);
      assert.equal(await asOrdinaryUser(() => inTestFolder(async () => existsSync(theirs), parent)), true);
      chmodSync(theirs, 0o700);
    });
  });
});
