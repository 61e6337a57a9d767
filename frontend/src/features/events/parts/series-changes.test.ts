/** What a form changes of a series. */
import { anEvent } from '../../../test/calendar';
import { draftOf } from './event-draft';
import { seriesChangesOf } from './series-changes';

test('a start that is typed over is sent with the end that the form shows', () => {
  const event = anEvent({ endDate: '2027-03-13', endTime: '04:00:00' });
  const draft = draftOf(event);
  expect(seriesChangesOf({ ...draft, time: '20:00' }, event)).toEqual({
    time: '20:00',
    endTime: draft.endTime.slice(0, 5),
  });
  expect(seriesChangesOf({ ...draft, name: 'Modern' }, event)).toEqual({ name: 'Modern' });
});
