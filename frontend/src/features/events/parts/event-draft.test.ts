/** What is sent for what was typed. */
import { anEvent } from '../../../test/calendar';
import { store } from '../../../test/people';
import { draftOf, emptyFields, merge, newDraft, planOf } from './event-draft';

const place = { zone: 'America/Chicago', store: store.uuid };
const fields = {
  name: ' Friday Night Commander ',
  date: '2027-03-12',
  time: '18:30',
  location: '12 Elm Street, Springfield',
  tcg: 'MAGIC_THE_GATHERING',
  format: 'COMMANDER',
};
const draft = { ...newDraft(''), ...fields };

// @spec rule-event-utc
test('an event is sent in UTC, with its zone and its store', () => {
  expect(planOf(draft, place)).toEqual({
    ...fields,
    name: 'Friday Night Commander',
    date: '2027-03-13',
    time: '00:30',
    timeZone: 'America/Chicago',
    userId: store.uuid,
  });
});

test('an event is edited as the clock of its own place shows it', () => {
  expect(draftOf(anEvent())).toEqual({ ...draft, name: 'Friday Night Commander' });
  expect(draftOf(anEvent({ timeZone: 'Europe/Berlin' }))).toMatchObject({
    date: '2027-03-13',
    time: '01:30',
  });
});

test('a start that was not touched stays the same moment, also in the hour that comes twice', () => {
  const base = anEvent({ date: '2026-11-01', time: '07:30:15' });
  const later = { ...draftOf(base), name: 'Late Draft' };
  expect(planOf(later, { ...place, base })).toMatchObject({ date: '2026-11-01', time: '07:30:15' });
  expect(planOf({ ...later, time: '01:31' }, { ...place, base })).toMatchObject({ time: '06:31' });
});

test('a start that does not exist is refused at its field', () => {
  expect(planOf({ ...draft, date: '2027-02-30' }, place)).toMatchObject({ field: 'date' });
  expect(planOf({ ...draft, date: '2027-03-14', time: '02:30' }, place)).toMatchObject({ field: 'time' });
});

test('a field with nothing but spaces is empty', () => {
  expect(emptyFields({ ...draft, name: '  ', format: '' })).toEqual(['name', 'format']);
  expect(emptyFields(newDraft('12 Elm Street'))).toEqual(['name', 'date', 'time', 'tcg', 'format']);
});

test('two people who change different things both have their way; what belongs together stays together', () => {
  const base = draftOf(anEvent());
  const theirs = { ...base, location: 'Next door', time: '20:00', format: 'STANDARD' };
  expect(merge({ ...base, name: 'Mine' }, base, theirs)).toEqual({ ...theirs, name: 'Mine' });
  expect(merge({ ...base, date: '2027-03-19' }, base, theirs)).toEqual({
    ...theirs,
    date: '2027-03-19',
    time: base.time,
  });
});

test('the end is the next time on the wall, on the day after where it is past midnight', () => {
  expect(planOf({ ...draft, endTime: '10pm' }, place)).toMatchObject({
    endDate: '2027-03-13',
    endTime: '04:00',
  });
  expect(planOf({ ...draft, endTime: '01:00' }, place)).toMatchObject({
    endDate: '2027-03-13',
    endTime: '07:00',
  });
});

test('details are sent where they differ, and taken away where they are emptied', () => {
  const base = anEvent({ fee: 5, prizes: 'A booster', endDate: '2027-03-13', endTime: '04:00:00' });
  const kept = draftOf(base);
  expect(kept).toMatchObject({ fee: '5', prizes: 'A booster', endTime: '22:00' });
  const sent = planOf({ ...kept, fee: '5,50', prizes: ' ', rulesLevel: 'CASUAL' }, { ...place, base });
  expect(sent).toMatchObject({ fee: 5.5, prizes: null, rulesLevel: 'CASUAL' });
  expect(Object.keys(planOf(kept, { ...place, base }))).not.toContain('fee');
  expect(planOf({ ...kept, endTime: '' }, { ...place, base })).toMatchObject({ endTime: null });
  expect(planOf({ ...kept, fee: 'free' }, { ...place, base })).toMatchObject({ field: 'fee' });
});
