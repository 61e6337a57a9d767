/** The texts of planning an event: how it repeats, what else is said of it, and which events of a series are meant. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const eventPlan = {
  repeat: {
    label: 'Repeat',
    rules: {
      '': 'Does not repeat',
      WEEKS_1: 'Every week',
      WEEKS_2: 'Every two weeks',
      WEEKS_3: 'Every three weeks',
      WEEKS_4: 'Every four weeks',
    },
    nths: ['first', 'second', 'third', 'fourth', 'fifth'],
    last: 'last',
    /** `nth` is one of the words above, `weekday` a name such as Friday. */
    monthly: (nth: string, weekday: string) => `Every month on the ${nth} ${weekday}`,
    ends: 'Ends',
    onADate: 'On a date',
    afterANumber: 'After a number of events',
    until: 'Until',
    count: 'Number of events',
    endNeeded: {
      until: 'Choose an end date on or after the first event.',
      count: 'Enter how many events there are.',
    },
    chooseDates: 'Dates',
    moved: (time: string) => `Clocks change that day: it starts at ${time}.`,
    /** `day` in short, such as `Mar 14`. */
    movedOn: (day: string, time: string) => `Clocks change on ${day}: that event starts at ${time}.`,
    /** `weekday` is a name such as Friday. */
    preview: (events: number, weekday: string, span: string) =>
      `${countWithNoun(events, { one: 'event', other: 'events' })}, ${weekday}s, ${span}`,
    created: (events: number) => `${countWithNoun(events, { one: 'event', other: 'events' })} created.`,
  },
  details: {
    title: 'More details (optional)',
    nothing: 'nothing',
    endTime: 'Ends at',
    endDay: 'Last day',
    sameDay: 'The same day, or after midnight',
    daysLater: (days: number) => `${countWithNoun(days, { one: 'day', other: 'days' })} later`,
    fee: 'Entry fee in US dollars',
    feeNote: '0 means free.',
    badFee: 'Enter an amount such as 5 or 5.50, up to 9,999.99.',
    capacity: 'Places',
    anyNumber: 'Empty means any number.',
    goBack: (count: number) =>
      `${countWithNoun(count, { one: 'person', other: 'people' })} who answered last ${count === 1 ? 'goes' : 'go'} back to the waiting list.`,
    leastPlayers: 'Players needed',
    leastNote: 'Empty means any number.',
    /** The words of the page of an event. */
    leastShown: (least: number) => `Players see “starts with ${formatNumber(least)}”.`,
    badPlayers: 'Enter a whole number from 1 to 5,000, or leave it empty.',
    rulesLevel: 'Rules level',
    levels: {
      '': 'Not specified',
      CASUAL: 'Casual',
      REGULAR: 'Regular',
      COMPETITIVE: 'Competitive',
      PROFESSIONAL: 'Professional',
    },
    description: 'Description',
    whatToBring: 'What to bring',
    prizes: 'Prizes',
  },
  place: {
    town: 'Town, if it isn’t at your store',
    store: 'at the store',
    atStore: 'It’s at our store',
    needed: 'Choose the town from the list, or leave the field empty.',
  },
  scope: {
    change: 'Change',
    delete: 'Delete',
    values: {
      one: 'This event only',
      following: 'This and the following events',
      all: 'All events of the series',
    },
    keepsDates: 'The dates stay as they are.',
    movesDates: 'With the date, the others move by as many days.',
    notLoaded: 'The series didn’t load.',
    updated: 'Series updated.',
    deleted: 'Events deleted.',
  },
  dates: {
    title: 'Dates',
    failed: 'The dates didn’t load.',
    skip: 'Skip',
    bringBack: 'Bring back',
    skipped: 'Skipped',
    changed: 'Changed',
    /** `day` with its weekday and year. */
    editOn: (day: string) => `Edit ${day}`,
    skipOn: (day: string) => `Skip ${day}`,
    bringBackOn: (day: string) => `Bring back ${day}`,
    skipTitle: 'Skip this date?',
    skipQuestion: (day: string) =>
      `The event on ${day} is deleted, with all answers to it. If you bring the date back, they stay deleted.`,
  },
};
