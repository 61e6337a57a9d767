// When a digest comes by the clock of its reader's zone.
import { DataSource } from 'typeorm';
import { story } from '../../../../test/story.js';

const market = story();

describe('the clocks', () => {
  const at = async (moment: string, zone: string, minute: number) => {
    const [row] = await market.app
      .get(DataSource)
      .query('select notifications.next_at($1, $2, $3) as due', [moment, zone, minute]);
    return (row.due as Date).toISOString();
  };

  // @spec rule-notification-digest
  it.each([
    ['2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-24T12:00:00Z', 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
    ['2026-03-07T12:00:00Z', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
    ['2026-06-01T12:00:00Z', 'Asia/Kolkata', '2026-06-01T21:00:00.000Z'],
    ['2026-06-01T12:00:00Z', 'Nowhere/Land', '2026-06-02T02:30:00.000Z'],
  ])(
    'after %s the digest of 02:30 in %s comes at %s: a time that the clocks skip is moved past the gap',
    async (moment, zone, due) => {
      expect(await at(moment, zone, 150)).toBe(due);
    },
  );
});
