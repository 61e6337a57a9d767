// The mails about events that somebody goes to in English.
import { plainName } from '../../../../platform/mail/plain-name.js';
import type { EventWords } from './event-words.js';
import { formatStart } from './format-start.js';

const nameOf = (name = ''): string => plainName(name) ?? 'an event';

export const enEvents: EventWords = {
  EVENT_PLACE: ({ change, eventName, startsAt, timeZone, until }) => {
    const name = nameOf(eventName);
    const starts = `It starts on ${formatStart('en', startsAt, timeZone)}.`;
    if (change === 'OFFERED')
      return {
        title: `A place at ${name} is yours if you want it`,
        about: `Confirm by ${formatStart('en', until ?? startsAt, timeZone)}, or it goes to the next person. ${starts}`,
      };
    if (change === 'LAPSED')
      return {
        title: `The place at ${name} went to the next person`,
        about: 'You didn’t confirm it in time. You can join the waiting list again.',
      };
    return {
      title: `You’re on the waiting list of ${name} again`,
      about: `It has fewer places now. You’re ahead of everybody who was waiting. ${starts}`,
    };
  },
  EVENT_CHANGED: ({ change, eventName, startsAt, timeZone }) => {
    const name = nameOf(eventName);
    const start = formatStart('en', startsAt, timeZone);
    if (change === 'CALLED_OFF')
      return { title: `${name} was canceled`, about: `It would have started on ${start}.` };
    if (change === 'ON_AGAIN')
      return {
        title: `${name} takes place after all`,
        about: `It starts on ${start}. Check whether your answer is still there.`,
      };
    if (change === 'MOVED')
      return { title: `${name} was moved`, about: `It starts on ${start}. See where it is now.` };
    return { title: `${name} has changed`, about: `It starts on ${start}. See what’s new.` };
  },
  EVENT_MESSAGE: ({ person, eventName, text = '' }) => ({
    title: `${plainName(person ?? '') ?? 'The store'} wrote to everybody who goes to ${nameOf(eventName)}`,
    about: text,
    isQuote: true,
  }),
};
