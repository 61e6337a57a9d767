// The story of a meeting or an event that comes to nothing: who does not look at the app learns it by mail before they set out.
import { aMeeting, opened, step } from '../../../../test/deals.js';
import { afterSeconds, dueJobsDone } from '../../../../test/due-mails.js';
import { signedUp } from '../../../../test/people.js';
import { importSample } from '../../listings/test/sample.js';
import type { NotificationKind } from '../domain/notification.js';
import { MINUTES_BETWEEN_MAILS } from '../persistence/add-notifications.sql.js';
import { mailedReader } from './mailed-reader.js';

const reader = mailedReader();
const { market } = reader;
beforeAll(() => importSample(market));
const subjects = () => reader.delivered().map(({ subject }) => subject);

// @spec rule-meeting-mails
it('a meeting that is suggested, or is off, is mailed at once until somebody chooses otherwise; the steps between are not', async () => {
  const kim = await signedUp(market, { name: 'Kim Osei' });
  const deal = await opened(market, reader.member, kim);
  await step(kim, deal, 'meeting', aMeeting(market, 1.5));
  await dueJobsDone(market);
  await step(reader.member, deal, 'meeting/confirm');
  await step(kim, deal, 'signals', { signal: 'LATE', minutes: 15 });
  await dueJobsDone(market);
  expect(subjects()).toEqual(['Kim Osei suggested a time and place']);
  expect((await step(kim, deal, 'cancel', { reason: 'CANNOT_COME' })).body.state).toBe('CANCELLED');
  await dueJobsDone(market);
  expect(subjects()).toEqual(['Kim Osei suggested a time and place', 'Kim Osei canceled your deal']);
  expect(reader.delivered()[1]?.text).toContain('The deal is off. See why.');
});

// @spec rule-urgent-mails
it('an event that is off, and a place with a deadline, are mailed at once although a mail came a moment ago, a few times', async () => {
  const about = { eventName: 'Friday Modern', startsAt: '2026-03-06T18:00:00Z', timeZone: 'UTC' };
  const each = async (kind: NotificationKind, change: string) => {
    await reader.notify({ kind, details: { ...about, change } });
    await dueJobsDone(market);
  };
  await each('EVENT_CHANGED', 'CHANGED');
  await each('EVENT_PLACE', 'OFFERED');
  await each('EVENT_PLACE', 'OFFERED');
  await each('EVENT_CHANGED', 'CHANGED');
  await each('EVENT_CHANGED', 'CALLED_OFF');
  const first = [
    'Friday Modern has changed',
    'A place at Friday Modern is yours if you want it',
    'A place at Friday Modern is yours if you want it',
    'Friday Modern was canceled',
  ];
  expect(subjects()).toEqual(first);
  for (let times = 0; times < 3; times++)
    for (const change of ['ON_AGAIN', 'CALLED_OFF']) await each('EVENT_CHANGED', change);
  expect(subjects()).toEqual([...first, 'Friday Modern takes place after all']);
  await afterSeconds(market, 60 * MINUTES_BETWEEN_MAILS);
  expect(subjects().at(-1)).toBe('6 new notifications from Playset');
});
