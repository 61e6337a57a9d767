// What is found in calendars of other programs: usual ones, odd ones, and hostile ones.
import { readCalendar } from './calendar-components.js';
import { textOf } from './calendar-lines.js';
import { eventsIn, MAX_FOUND } from './found-event.js';

const NOW = new Date('2027-03-01T12:00:00Z');
const PLACE = { zone: 'America/Chicago', address: '1 Main Street' };
const fileOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const weekly = (...lines: string[]) =>
  fileOf(...event('UID:weekly', 'SUMMARY:Modern', 'DTSTART;TZID=America/Chicago:20270305T190000', ...lines));
const found = (file: string | Buffer) => {
  const calendar = readCalendar(textOf(Buffer.from(file)));
  if (!calendar) throw new Error('It is no calendar');
  return eventsIn(calendar, PLACE, NOW);
};
const startsIn = (file: string) => found(file).events.map(({ startsAt }) => startsAt.toISOString());

describe('a calendar of another program', () => {
  it('has names, places and moments, by the clock of the zone that it says', () => {
    const { events } = found(
      fileOf(
        ...event(
          'UID:one',
          'SUMMARY:Draft\\, sealed\\; and mo',
          ' re',
          'LOCATION:12 Elm Street\\nSpringfield',
          'DTSTART;TZID="Europe/Berlin":20270312T190000',
          'BEGIN:VALARM',
          'SUMMARY:Not this',
          'END:VALARM',
        ),
        ...event('UID:two', 'SUMMARY:In UTC', 'DTSTART:20270313T000000Z'),
        ...event('UID:three', 'SUMMARY:Without a zone', 'DTSTART:20270314T013000'),
      ),
    );
    expect(
      events.map(({ name, location, startsAt, timeZone }) => [
        name,
        location,
        startsAt.toISOString(),
        timeZone,
      ]),
    ).toEqual([
      ['Draft, sealed; and more', '12 Elm Street Springfield', '2027-03-12T18:00:00.000Z', 'Europe/Berlin'],
      // UTC is how a program writes a moment, and no clock of the store.
      ['In UTC', PLACE.address, '2027-03-13T00:00:00.000Z', 'America/Chicago'],
      // 1:30 AM on the day on which the clock skips 2 to 3 AM.
      ['Without a zone', PLACE.address, '2027-03-14T07:30:00.000Z', 'America/Chicago'],
    ]);
  });

  it('have an end or a length, and a description with its lines, as far as they can be', () => {
    const entry = (uid: string, ...lines: string[]) =>
      event(`UID:${uid}`, 'SUMMARY:Draft', 'DTSTART:20270312T190000Z', ...lines);
    const { events } = found(
      fileOf(
        ...entry('end', 'DTEND:20270312T230000Z', 'DESCRIPTION:Swiss.\\nBring\\, a deck'),
        ...entry('length', 'DURATION:PT3H30M'),
        ...entry('before', 'DTEND:20270312T180000Z'),
        ...entry('long', 'DURATION:P8D'),
        ...entry('odd', 'DURATION:a while', `DESCRIPTION:${'𝄞'.repeat(3_000)}`),
        ...entry('nothing'),
      ),
    );
    expect(events.map(({ endsAt }) => endsAt?.toISOString() ?? null)).toEqual([
      '2027-03-12T23:00:00.000Z',
      '2027-03-12T22:30:00.000Z',
      ...[null, null, null, null],
    ]);
    expect(events.map(({ description }) => description)).toEqual([
      'Swiss.\nBring, a deck',
      ...[null, null, null, '𝄞'.repeat(2_000), null],
    ]);
  });

  it('repeats by the clock on the wall, across the change to daylight-saving time', () => {
    expect(startsIn(weekly('RRULE:FREQ=WEEKLY;COUNT=3')).map((at) => at.slice(5, 16))).toEqual([
      '03-06T01:00',
      '03-13T01:00',
      '03-20T00:00',
    ]);
  });

  it('leaves out skipped dates, and takes moved ones from their own entry', () => {
    const file = weekly('RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=America/Chicago:20270312T190000').replace(
      'END:VCALENDAR',
      event(
        'UID:weekly',
        'SUMMARY:Modern',
        'RECURRENCE-ID;TZID=America/Chicago:20270319T190000',
        'DTSTART;TZID=America/Chicago:20270320T170000',
      )
        .join('\r\n')
        .concat('\r\nEND:VCALENDAR'),
    );
    expect(startsIn(file).map((at) => at.slice(5, 16))).toEqual([
      '03-06T01:00',
      '03-20T22:00',
      '03-27T00:00',
    ]);
  });

  it('has the same keys when it is read again, however it orders and writes its entries', () => {
    const keys = (file: string) => found(file).events.map(({ key }) => key);
    const one = weekly('RRULE:FREQ=WEEKLY;COUNT=2');
    expect(keys(one)).toEqual(
      keys(one.replace('SUMMARY:Modern', 'SUMMARY:Modern night').replaceAll('\r\n', '\n')),
    );
    expect(new Set(keys(one)).size).toBe(2);
  });

  it('begins at the next date, also if it began years ago, and ends 26 weeks ahead', () => {
    const starts = startsIn(weekly('RRULE:FREQ=WEEKLY').replace('20270305', '20100305'));
    expect(starts[0]).toBe('2027-03-06T01:00:00.000Z');
    expect(starts).toHaveLength(26);
  });

  it('says why nothing is made of an entry', () => {
    const { events, skipped } = found(
      fileOf(
        ...event('UID:1', 'SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20270312'),
        ...event('UID:2', 'SUMMARY:Nothing'),
        ...event('UID:3', 'SUMMARY:  ', 'DTSTART:20270312T180000Z'),
        ...event('UID:4', 'SUMMARY:February 30', 'DTSTART:20270230T180000Z'),
        ...event('UID:5', 'SUMMARY:Yearly', 'DTSTART:20270312T180000Z', 'RRULE:FREQ=YEARLY'),
        ...event('UID:6', 'SUMMARY:Off', 'DTSTART:20270312T180000Z', 'STATUS:CANCELLED'),
        ...event('UID:7', 'SUMMARY:Past', 'DTSTART:20270212T180000Z'),
      ),
    );
    expect(skipped).toEqual([
      { name: 'Holiday', reason: 'ALL_DAY' },
      { name: 'Nothing', reason: 'NO_START' },
      { name: '', reason: 'NO_NAME' },
      { name: 'February 30', reason: 'NO_START' },
      { name: 'Yearly', reason: 'UNKNOWN_REPETITION' },
    ]);
    expect(events.map(({ name }) => name)).toEqual(['Yearly']);
  });

  it('has the dates that a list adds, with or without a rule, each once', () => {
    const dates = 'RDATE;TZID=America/Chicago:20270305T190000,20270319T190000,20270326T190000';
    const added = ['2027-03-20T00:00:00.000Z', '2027-03-27T00:00:00.000Z'];
    expect(startsIn(weekly(dates))).toEqual(['2027-03-06T01:00:00.000Z', ...added]);
    const left = 'EXDATE;TZID=America/Chicago:20270312T190000';
    for (const rule of ['RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=3'])
      expect(startsIn(weekly(rule, dates, left))).toEqual(['2027-03-06T01:00:00.000Z', ...added]);
    const [alone, withMore] = [weekly(), weekly(dates)].map((file) => found(file).events[0]?.key);
    expect(withMore).toBe(alone);
  });
});

describe('a hostile file', () => {
  const quickly = (act: () => unknown) => {
    const begun = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };

  const minutes = Array.from(
    { length: 400 },
    (_, nth) => `20270312T19${String(nth % 60).padStart(2, '0')}00`,
  );
  const daysOfMonth = Array.from({ length: 31 }, (_, nth) => nth + 1).join(',');
  /** About a megabyte of dates, each line with the next zone. */
  const datesIn = (name: 'EXDATE' | 'RDATE', zone: (nth: number) => string, perLine = 400) =>
    fileOf(
      ...Array.from({ length: 25 }, (_, nth) =>
        event(
          ...[`UID:${nth}`, 'SUMMARY:A', 'DTSTART;TZID=Europe/Berlin:20270312T190000', 'RRULE:FREQ=DAILY'],
          ...Array.from({ length: Math.min(400, Math.floor(2_300 / perLine)) }, (_each, line) => {
            return `${name};TZID=${zone(nth * 1_000 + line)}:${minutes.slice(0, perLine).join(',')}`;
          }),
        ),
      ).flat(),
    );

  it.each([
    ['skipped dates', datesIn('EXDATE', () => 'Europe/Berlin')],
    ['skipped dates in many zones', datesIn('EXDATE', (nth) => `a/b/c${nth}`, 1)],
    ['added dates in a zone that there is not', datesIn('RDATE', () => 'Mars/Olympus/Mons')],
    ['added dates in many zones', datesIn('RDATE', (nth) => `a/b/c${nth}`, 1)],
    [
      'many events',
      fileOf(
        ...Array.from({ length: 9_000 }, (_, nth) =>
          event(`UID:${nth}`, 'SUMMARY:A', 'DTSTART:20270312T180000Z'),
        ).flat(),
      ),
    ],
    ['components in components', fileOf(...Array.from({ length: 50_000 }, () => 'BEGIN:VEVENT'))],
    [
      'rules from long ago',
      fileOf(
        ...Array.from({ length: 5_000 }, (_, nth) =>
          event(
            `UID:${nth}`,
            'SUMMARY:A',
            'DTSTART:00010101T000000Z',
            'RRULE:FREQ=DAILY;COUNT=9007199254740991',
          ),
        ).flat(),
      ),
    ],
    [
      'every day of the months since long ago',
      weekly().replace(
        'DTSTART;TZID=America/Chicago:20270305T190000',
        `DTSTART;TZID=Europe/Berlin:03610101T000000\r\nRRULE:FREQ=MONTHLY;COUNT=9000000;BYMONTHDAY=${daysOfMonth}`,
      ),
    ],
    [
      'one folded line',
      fileOf('BEGIN:VEVENT', 'SUMMARY:A', ...Array.from({ length: 55_000 }, () => ' aaaaaaaaaa')),
    ],
    ['quotes that never end', fileOf(...event(`SUMMARY${';A="'.repeat(200_000)}`))],
    ['one line without an end', `BEGIN:VCALENDAR\r\n${'a'.repeat(990_000)}`],
    ['escapes', fileOf(...event(`SUMMARY:${'\\'.repeat(900_000)}`, 'DTSTART:20270312T180000Z'))],
  ])('of %s is read within a second and bounded', (_what, file) => {
    let events: readonly unknown[] = [];
    expect(quickly(() => ({ events } = found(file)))).toBeLessThan(3_000);
    expect(events.length).toBeLessThanOrEqual(MAX_FOUND);
  });

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${weekly().replace('Modern', 'Café')}`, 'utf16le')],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${weekly().replace('Modern', 'Café')}`)],
    ['Windows-1252', Buffer.from(weekly().replace('Modern', 'Café'), 'latin1')],
  ])('in %s says what it says', (_what, bytes) => {
    expect(found(bytes).events.map(({ name }) => name)).toEqual(['Café']);
  });

  it('loses what no name of ours may hold', () => {
    const [first] = found(weekly().replace('Modern', 'A\u0000\u202eB\\nC')).events;
    expect(first?.name).toBe('A B C');
  });

  it.each(['', 'hello', '<html></html>', '\u0000\u0001', 'BEGIN:VEVENT\r\nEND:VEVENT'])(
    'that is no calendar is none: %j',
    (text) => {
      expect(readCalendar(text)).toBeUndefined();
    },
  );
});
