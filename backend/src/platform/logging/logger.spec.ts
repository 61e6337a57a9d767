// When lines of the log are written.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logTo, makeLogger } from './logger.js';

describe('the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playset-log-'));
  const file = join(folder, 'log');
  writeFileSync(file, '');
  afterAll(() => rmSync(folder, { recursive: true }));

  async function written(text: string): Promise<string[]> {
    for (const end = Date.now() + 5_000; Date.now() < end; await pause(10)) {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      if (lines.some((line) => line.includes(text))) return lines.map((line) => JSON.parse(line).msg);
    }
    throw new Error(`"${text}" was not written`);
  }

  it('has a line soon, though nobody says more', async () => {
    const logger = makeLogger('info', logTo(file));
    logger.info('alone');
    expect(await written('alone')).toEqual(['alone']);
    const many = Array.from({ length: 500 }, (_, nth) => `one of many ${nth}`);
    for (const line of many) logger.info(line);
    logger.info('the last');
    expect(await written('the last')).toEqual(['alone', ...many, 'the last']);
  });
});
