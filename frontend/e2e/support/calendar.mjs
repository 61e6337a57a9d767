// Days on the calendar of Chicago, told without the product's own arithmetic.
const DAY_MS = 24 * 60 * 60 * 1000;

/** The zone that the demo's stores are in. */
export const ZONE = 'America/Chicago';

/** The UTC day `days` from now, `YYYY-MM-DD`. */
export const inDays = (days) => dayOf(Date.now() + days * DAY_MS);

/** 19:30 in Chicago on the Tuesday after its clocks change next, and what UTC says then: `{ local, utc }`. */
export function afterTheClocksChange() {
  const year = new Date().getUTCFullYear();
  const changes = [year, year + 1].flatMap((each) => [
    { sunday: sundayOf(each, 2, 2), time: '00:30' },
    { sunday: sundayOf(each, 10, 1), time: '01:30' },
  ]);
  // Not one of the days that the dashboard shows.
  const { sunday, time } = changes.find((change) => change.sunday > Date.now() + 4 * DAY_MS);
  return {
    local: { date: dayOf(sunday + 2 * DAY_MS), time: '19:30' },
    utc: { date: dayOf(sunday + 3 * DAY_MS), time },
  };
}

/** What UTC says at a time on the clock of Chicago. */
export function utcOf({ date, time }) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: ZONE });
  const moment = ['-05:00', '-06:00']
    .map((offset) => new Date(`${date}T${time}${offset}`))
    .find((each) => clock.format(each) === time);
  return { date: dayOf(moment), time: moment.toISOString().slice(11, 16) };
}

const dayOf = (moment) => new Date(moment).toISOString().slice(0, 10);

/** The first, second, … Sunday of a month (January is 0). */
function sundayOf(year, month, nth) {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1));
}
