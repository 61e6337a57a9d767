/** What a store writes of its page. */
import { changedFrom, draftOf, placedProblems, savedFrom } from './draft';

const OWN = {
  weekly: [
    { day: 'FRIDAY' as const, opens: '18:00', closes: '24:00' },
    { day: 'MONDAY' as const, opens: '15:00', closes: '20:00' },
    { day: 'MONDAY' as const, opens: '10:00', closes: '13:00' },
  ],
  exceptions: [{ date: '2026-12-24', intervals: [] }],
  description: null,
  website: 'https://gilded-goblet.example',
  timeZone: 'America/Chicago',
  picture: null,
  version: 1,
};

test('hours are written day by day, and midnight ends a day', () => {
  const draft = draftOf(OWN);
  expect(draft.week[0]).toMatchObject([
    { opens: '10:00', closes: '13:00' },
    { opens: '15:00', closes: '20:00' },
  ]);
  expect(draft.week[4]).toMatchObject([{ opens: '18:00', closes: '00:00' }]);
  const saved = savedFrom({ ...draft, description: '  ' }, 'UTC');
  expect(saved.weekly.at(-1)).toEqual({ day: 'FRIDAY', opens: '18:00', closes: '24:00' });
  expect(saved).toMatchObject({
    description: null,
    website: OWN.website,
    exceptions: OWN.exceptions,
    timeZone: 'UTC',
  });
});

test('the website, which the settings change as well, is sent only where it was typed here', () => {
  const base = draftOf(OWN);
  expect(changedFrom({ ...base, description: 'Open late.' }, base, 'UTC')).not.toHaveProperty('website');
  expect(changedFrom({ ...base, website: '' }, base, 'UTC')).toMatchObject({ website: null });
});

test('a problem is shown at the day or date that has it', () => {
  const problems = { 'weekly.2.closes': 'a', 'weekly.0.opens': 'b', 'exceptions.0.date': 'c', website: 'd' };
  expect(placedProblems(draftOf(OWN), problems)).toEqual({
    'week.4': 'a',
    'week.0': 'b',
    'dates.0': 'c',
    website: 'd',
  });
});
