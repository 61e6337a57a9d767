// What iCalendar files look like, line by line, and how an independent reader (ical.js) reads them.
import ICAL from 'ical.js';
import { type CalendarEntry, icalendar } from './icalendar.js';

const ENTRY: CalendarEntry = {
  uid: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01@playset',
  sequence: 2,
  stampedAt: new Date('2027-03-01T00:00:00Z'),
  startsAt: new Date('2027-03-14T00:30:00Z'),
  isCanceled: false,
  summary: 'Friday Night Commander',
  location: '1814 W Division Street, Chicago, IL 60622',
};
const fileOf = (...entries: CalendarEntry[]) => icalendar({ product: 'Events', method: 'PUBLISH', entries });
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('an iCalendar file', () => {
  it('has the lines of RFC 5545 with CRLF at their ends', () => {
    expect(
      icalendar({
        product: 'Events',
        method: 'PUBLISH',
        subscription: { name: 'The Gilded Goblet', refreshHours: 12 },
        entries: [{ ...ENTRY, url: 'https://playset.example/e/1', categories: ['Commander'] }],
      }),
    ).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Playset//Events//EN',
        'METHOD:PUBLISH',
        'NAME:The Gilded Goblet',
        'X-WR-CALNAME:The Gilded Goblet',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'X-PUBLISHED-TTL:PT12H',
        'BEGIN:VEVENT',
        'UID:0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01@playset',
        'SEQUENCE:2',
        'DTSTAMP:20270301T000000Z',
        'DTSTART:20270314T003000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Friday Night Commander',
        'LOCATION:1814 W Division Street\\, Chicago\\, IL 60622',
        'URL:https://playset.example/e/1',
        'CATEGORIES:Commander',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('with long texts is written quickly', () => {
    const entries = Array.from({ length: 2_000 }, () => ({ ...ENTRY, description: 'a'.repeat(4_000) }));
    const begun = process.cpuUsage();
    fileOf(...entries);
    expect(process.cpuUsage(begun).user).toBeLessThan(800_000);
  });

  it.each([
    ['commas, semicolons and backslashes', 'Draft; sealed, \\o/ and C:\\new', undefined],
    ['lines of all systems', 'one\ntwo\r\nthree\rfour', 'one\ntwo\nthree\nfour'],
    [
      'what looks like a property',
      'Cube\r\nATTENDEE:mailto:kim@example.com\r\nEND:VEVENT',
      'Cube\nATTENDEE:mailto:kim@example.com\nEND:VEVENT',
    ],
    ['letters of several bytes', 'Café 日本語 🂡 '.repeat(20).trim(), undefined],
    ['control characters and half a character', 'a\u0000b\u0007c\ud83dd', 'abcd'],
    ['quotes and colons', '"Modern": 18:30', undefined],
    ['one word of 200 letters', 'm'.repeat(200), undefined],
  ])('says %s so that they are read back', (_what, text, expected = text) => {
    const [event] = readBack(fileOf({ ...ENTRY, summary: text, description: text, location: text }));
    expect([event?.summary, event?.description, event?.location]).toEqual([expected, expected, expected]);
  });

  it('folds lines at 75 bytes and never within a character', () => {
    const text = fileOf({ ...ENTRY, summary: `a${'é🂡'.repeat(60)}` });
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(text.match(/[^\r]\n/)).toBeNull();
  });

  it('is read back as the moments, the state and the version that were written', () => {
    const canceled = {
      ...ENTRY,
      uid: 'another@playset',
      isCanceled: true,
      endsAt: new Date('2027-03-14T04:00:00Z'),
    };
    const [on, off] = readBack(fileOf(ENTRY, canceled));
    expect(on?.startDate.toJSDate()).toEqual(ENTRY.startsAt);
    expect([on?.uid, on?.sequence, on?.component.getFirstPropertyValue('status')]).toEqual([
      ENTRY.uid,
      2,
      'CONFIRMED',
    ]);
    expect(off?.endDate.toJSDate()).toEqual(canceled.endsAt);
    expect(off?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('has no entries where there are none', () => {
    expect(readBack(fileOf())).toEqual([]);
  });
});
