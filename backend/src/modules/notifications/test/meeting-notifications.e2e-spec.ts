// The story of a meeting that comes to nothing: who does not look at the app learns it by mail before they set out.
import { aMeeting, opened, step } from '../../../../test/deals.js';
import { afterSeconds, dueJobsDone } from '../../../../test/due-mails.js';
import { signedUp } from '../../../../test/people.js';
import { importSample } from '../../listings/test/sample.js';
import { MINUTES_BETWEEN_MAILS } from '../persistence/add-notifications.sql.js';
import { mailedReader } from './mailed-reader.js';

const reader = mailedReader();
const { market } = reader;
beforeAll(() => importSample(market));
const subjects = () => reader.delivered().map(({ subject }) => subject);

// @spec rule-meeting-mails
it('a meeting that is suggested, or is off, is mailed until somebody chooses otherwise; the steps between are not', async () => {
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
  await afterSeconds(market, 60 * MINUTES_BETWEEN_MAILS);
  expect(subjects()).toEqual(['Kim Osei suggested a time and place', 'Kim Osei canceled your deal']);
  expect(reader.delivered()[1]?.text).toContain('The deal is off. See why.');
});
