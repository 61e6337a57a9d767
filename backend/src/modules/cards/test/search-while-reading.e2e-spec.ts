// The story of the minutes after an update: until the cards have been read again, no search pretends to know them all.

import type { CatalogueStatus } from '../dto/catalogue-status.dto.js';
import { FACTS_VERSION } from '../facts/version.js';
import { READING_AGAIN } from '../search/warnings.js';
import { liveStory } from '../source/test/live-story.js';
import type { FoundCards } from './sample-catalogue.js';

describe('while the cards are being read again after an update', () => {
  const live = liveStory('auto');
  const search = (q: string, more: Record<string, string> = {}) =>
    live.player.get<FoundCards>(`/api/cards/search?${new URLSearchParams({ q, ...more })}`);
  const isReading = async () =>
    (await live.player.get<CatalogueStatus>('/api/cards/status')).body.is_reading_again;
  const known = `(select min(id::text)::uuid from cards.printing where gone_at is null)`;
  beforeEach(() => live.query(`update cards.printing set facts = 0 where id = ${known}`));
  afterEach(() => live.query(`update cards.printing set facts = ${FACTS_VERSION}`));

  it('a search says that it may miss some', async () => {
    expect(await search('lantern')).toMatchObject({ status: 200, body: { warnings: [READING_AGAIN] } });
    expect((await search('lantern shine:5')).body.warnings).toEqual([
      expect.stringContaining('shine'),
      READING_AGAIN,
    ]);
  });

  it('a search that finds nothing says so too, and the live card database is not asked for it', async () => {
    const refused = { warnings: [READING_AGAIN] };
    expect(await search('nowhere')).toMatchObject({ status: 404, body: refused });
    expect(await search('lantern', { page: '999' })).toMatchObject({ status: 422, body: refused });
    expect(live.double.arrivals).toEqual([]);
  });

  it('the status of the catalogue says so, until it is over', async () => {
    expect(await isReading()).toBe(true);
    await live.query(`update cards.printing set facts = ${FACTS_VERSION}`);
    expect(await isReading()).toBe(false);
    expect((await search('lantern')).body.warnings).toBeUndefined();
  });
});
