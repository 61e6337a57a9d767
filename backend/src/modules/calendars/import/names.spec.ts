// What is understood of zones, addresses and formats.
import { zoneNamed } from './calendar-time.js';
import { calendarUrl } from './fetch-calendar.js';
import { formatNamed } from './name-format.js';

describe('a zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Pacific Standard Time', 'America/Los_Angeles'],
    ['/freeassociation.sourceforge.net/America/New_York', 'America/New_York'],
    ['Mars/Olympus', undefined],
    ['+02:00', undefined],
    ['', undefined],
  ])('%s is understood as %s', (name, zone) => {
    expect(zoneNamed(name)).toBe(zone);
  });
});

describe('the address of a calendar', () => {
  it.each([
    'file:///etc/passwd',
    'http://127.0.0.1/a.ics',
    'http://2130706433/a.ics',
    'http://[::1]/a.ics',
    'https://example.com:8443/a.ics',
    'https://kim:secret@example.com/a.ics',
    'javascript:alert(1)',
    'events',
  ])('is not %s', (address) => {
    expect(() => calendarUrl(address)).toThrow(expect.objectContaining({ code: 'calendars.bad-address' }));
  });

  it('may be one to subscribe to', () => {
    expect(calendarUrl(' webcal://example.com/a.ics ').href).toBe('https://example.com/a.ics');
  });
});

describe('the words of an entry', () => {
  const tcg = { id: 1, value: 'MAGIC_THE_GATHERING', name: 'Magic: The Gathering' };
  const formats = [
    ['COMMANDER', 'Commander'],
    ['MODERN', 'Modern'],
    ['TWO_HEADED_GIANT', 'Two-Headed Giant'],
    ['OTHER', 'Other'],
  ].map(([value = '', name = ''], id) => ({ id, value, name, tcg }));

  it.each([
    ['Friday Night Modern', 'MODERN'],
    ['Casual EDH', 'COMMANDER'],
    ['2HG sealed', 'TWO_HEADED_GIANT'],
    ['Commander, then Modern', 'COMMANDER'],
    ['Other games', undefined],
    ['Postmodern art', undefined],
  ])('%s name the format %s', (words, value) => {
    expect(formatNamed(words, formats)?.value).toBe(value);
  });
});
