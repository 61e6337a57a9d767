// Fetches a store's calendar from its address: bounded in time and size, along no redirect, into no network of ours.
import { isIP } from 'node:net';
import { MAX_CALENDAR_BYTES } from '../../../platform/http/limits/uploads.js';
import {
  BodyTooLargeError,
  outgoingRequest,
  readAtMost,
} from '../../../platform/outgoing/outgoing-request.js';
import { badAddress, calendarTooLarge, notReached } from './import.errors.js';

const TIMEOUT_MS = 8_000;
/** Of servers on the internet; other ports are those of other services. */
const PORTS = new Set(['', '80', '443']);

/** The bytes at an address. Throws `calendars.bad-address`, `calendars.not-reached` and `calendars.too-large`. */
export async function fetchCalendar(address: string): Promise<Buffer> {
  const url = calendarUrl(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': 'Playset',
  };
  try {
    const response = await outgoingRequest(url, { headers, signal, isPublicOnly: true });
    try {
      if (response.status !== 200) throw notReached();
      return await readAtMost(response.body, MAX_CALENDAR_BYTES);
    } finally {
      response.close();
    }
  } catch (error) {
    // Whatever the reason is: it would say something about networks that the caller can't see.
    throw error instanceof BodyTooLargeError ? calendarTooLarge() : notReached();
  }
}

/** The address that is meant; `webcal:` is what calendars say for `https:`. Throws `calendars.bad-address`. */
export function calendarUrl(address: string): URL {
  const text = address.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(text)) throw badAddress({ errors: [{ field: 'address', message: badAddress.message }] });
  const url = new URL(text);
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  const isFit = ['https:', 'http:'].includes(url.protocol) && PORTS.has(url.port) && url.username === '';
  if (!isFit || !isName) throw badAddress({ errors: [{ field: 'address', message: badAddress.message }] });
  return url;
}
