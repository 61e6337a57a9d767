// What an answer teaches, so that later calls can name it.
import type { LocatedOperation } from '../../operations.js';
import type { Kind } from './terms.js';
import type { Answer } from './wire.js';

type Lesson = readonly [kind: Kind, text: string];

interface Body {
  readonly uuid: string;
  readonly challenge: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const uuids =
  (kind: Kind) =>
  (body: Body | readonly Body[]): Lesson[] =>
    [body].flat().map(({ uuid }) => [kind, uuid]);
const challenge =
  (kind: Kind) =>
  (body: Body): Lesson[] => [[kind, body.challenge]];
const recoveryCodes = (body: Body): Lesson[] => body.recoveryCodes.map((code) => ['recoveryCode', code]);

/** By operation, of an answer that it was done. */
const TAUGHT: Readonly<Record<string, (body: Body) => readonly Lesson[]>> = {
  postListings: uuids('listing'),
  scheduleEvents: uuids('event'),
  scheduleEvent: uuids('event'),
  scheduleSeries: uuids('series'),
  addEventTemplate: uuids('template'),
  addPasskey: uuids('passkey'),
  beginPasskeyLogIn: challenge('logInChallenge'),
  beginConfirmation: challenge('confirmationChallenge'),
  beginPasskeyRegistration: challenge('registrationChallenge'),
  setUpSecondFactor: ({ secret }) => [['secret', secret]],
  turnOnSecondFactor: recoveryCodes,
  renewRecoveryCodes: recoveryCodes,
};

/** The lessons of an answer to this operation. */
export function lessonsOf({ id }: LocatedOperation, { status, headers, text }: Answer): readonly Lesson[] {
  // Half a log-in: the password was right, the second factor is asked for.
  if (id === 'login' && status === 401) {
    const { challenge } = JSON.parse(text) as Partial<Body>;
    return challenge ? [['secondFactorChallenge', challenge]] : [];
  }
  if (status >= 300) return [];
  const lessons = [...(TAUGHT[id]?.(JSON.parse(text)) ?? [])];
  const tag = headers.get('etag');
  if (tag) lessons.push(['etag', tag]);
  const next = /<([^>]*)>/.exec(headers.get('link') ?? '')?.[1];
  const after = next && new URL(next, 'http://localhost').searchParams.get('after');
  if (after) lessons.push(['cursor', after]);
  return lessons;
}
