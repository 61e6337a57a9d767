// The rules of messages about listings.
import { forgetAfter, MAX_FROM_ONE_SENDER, MAX_TO_ONE_RECIPIENT, refuseIfTooMany } from './message.js';

const NOW = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const refusal = (recent: Parameters<typeof refuseIfTooMany>[0]) => {
  try {
    refuseIfTooMany(recent, NOW);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('messages about listings', () => {
  it('are taken until one sender has sent three within a day', () => {
    const sent = (fromSender: number) => ({
      ...{ total: fromSender, first: hoursAgo(20), fromSender, firstFromSender: hoursAgo(20) },
    });
    expect(refusal(sent(MAX_FROM_ONE_SENDER - 1))).toBeUndefined();
    expect(refusal(sent(MAX_FROM_ONE_SENDER))).toMatchObject({
      code: 'listings.too-many-messages',
      details: { retryAfter: 4 * 3600 },
    });
  });

  it('are refused when a recipient got thirty within a day, no matter who sent them', () => {
    const got = { total: MAX_TO_ONE_RECIPIENT, first: hoursAgo(23), fromSender: 0, firstFromSender: null };
    expect(refusal(got)).toMatchObject({ details: { retryAfter: 3600 } });
    expect(refusal({ ...got, total: MAX_TO_ONE_RECIPIENT - 1 })).toBeUndefined();
  });

  it('are kept for 180 days', () => {
    expect(forgetAfter(NOW)).toEqual(new Date('2026-08-29T12:00:00Z'));
  });
});
