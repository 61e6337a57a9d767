/** Until when something is held, and when people meet; what all screens of trades say. `time` is `20:00`, or a span. */
const at = (day: string, time: string | null) => (time === null ? day : `${day} ${time}`);

export const until = {
  onHoldUntil: (day: string) => `On hold until ${day}`,
  onHold: 'On hold',
  formerMember: 'a former member',
  noAnswer: 'No answer came. Try again: nothing is done twice.',
  today: (time: string | null) => at('today', time),
  tomorrow: (time: string | null) => at('tomorrow', time),
  weekday: (day: string, time: string | null) => at(day, time),
  date: (date: string, time: string | null) => (time === null ? date : `${date}, ${time}`),
};
