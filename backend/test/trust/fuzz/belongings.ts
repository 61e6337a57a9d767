// What everybody has when a run begins: one of everything.
import { randomUUID } from 'node:crypto';
import { aPlan, dayAhead } from '../../../src/modules/events/test/plan.js';
import { MessageLinks } from '../../../src/modules/listings/message-links.js';
import { ModerationFacade } from '../../../src/modules/moderation/moderation.facade.js';
import { queueOf, report } from '../../../src/modules/moderation/test/moderating.js';
import { CHICAGO } from '../../../src/modules/places/test/sample-towns.js';
import type { Authenticator } from '../../authenticator.js';
import { belongingsOf } from '../../belongings.js';
import { mailsTo } from '../../mails.js';
import { addedPasskey, LOCAL, withSecondFactor } from '../../passkeys.js';
import { type Member, PASSWORD, signedUp } from '../../people.js';
import type { Story } from '../../story.js';
import { A_STORE_PLACE, type PicturePath, type Possessions, type Reported } from './aims.js';
import { aCard } from './known-cards.js';
import type { Things } from './things.js';

const PRICE_RULES = { percent: 90, exceptions: [], roundTo: 0.25, neverBelowPaid: true, automatic: false };

/** Gives one of the people everything but a second factor; answers who holds their passkey. */
export async function given(member: Member, owner: number, things: Things): Promise<Authenticator> {
  const { client, user } = member;
  things.add('account', user.uuid, owner);
  things.add('email', user.email, owner);
  const entries = aCard.ids.slice(0, 4).map((cardId) => ({ cardId, condition: 'NEAR_MINT', price: 5.99 }));
  const { body: listings } = await client.post<{ uuid: string }[]>('/api/listings', entries);
  for (const { uuid } of listings) things.add('listing', uuid, owner);
  await client.patch(`/api/listings/${listings[0]?.uuid}`, { status: 'SOLD' });
  await client.delete(`/api/listings/${listings[1]?.uuid}`);
  await client.post(`/api/watchlist/${user.uuid}?cardId=${aCard.ids[0]}`);
  if (user.role === 'STORE')
    for (const days of [2, 5]) {
      const { body } = await client.post<{ uuid: string }>('/api/events', aPlan({ date: dayAhead(days) }));
      things.add('event', body.uuid, owner);
    }
  const { authenticator, uuid } = await addedPasskey(member, 'Laptop', LOCAL);
  things.add('passkey', uuid, owner);
  const challenges = [
    ['logInChallenge', '/api/auth/login/passkey/challenge'],
    ['confirmationChallenge', '/api/auth/passkeys/confirmation'],
    ['registrationChallenge', '/api/auth/passkeys/registration'],
  ] as const;
  for (const [kind, path] of challenges) {
    const asked = kind === 'registrationChallenge' ? { password: PASSWORD } : undefined;
    const { body } = await client.post<{ challenge: string }>(path, asked);
    things.add(kind, body.challenge, owner);
  }
  // Each run begins with the count of the first: an authenticator that counts would be ahead of it.
  authenticator.counts = false;
  return authenticator;
}

/** The first one has two-step verification, and has begun to log in; the others are about to turn it on. */
export async function secured(market: Story, [first, ...others]: readonly Member[], things: Things) {
  if (!first) return;
  const { secret, recoveryCodes } = await withSecondFactor(first, () => market.clock.now());
  things.add('secret', secret, 1);
  for (const code of recoveryCodes) things.add('recoveryCode', code, 1);
  const asked = { email: first.user.email, password: PASSWORD };
  const { body } = await market.someone().post<{ challenge: string }>('/api/auth/login', asked);
  things.add('secondFactorChallenge', body.challenge, 1);
  for (const [nth, { client }] of others.entries()) {
    const begun = await client.post<{ secret: string }>('/api/auth/second-factor', { password: PASSWORD });
    things.add('secret', begun.body.secret, nth + 2);
  }
}

/** One has written to another, whose mail has a link to report it. */
export async function wrote(market: Story, from: Member, listing: string, things: Things): Promise<void> {
  const sent = await from.client.post<{ uuid: string }>(`/api/listings/${listing}/messages`, { text: 'Hi!' });
  const link = new URL(market.app.get(MessageLinks).report(sent.body.uuid));
  things.add('reportToken', link.searchParams.get('token') ?? '', 0);
}

/**
 * Links that were mailed: to somebody new who has not opened theirs, somebody new who has, and somebody who has forgotten the
 * password. Answers the cookie of the browser that the second signed up in.
 */
export async function mailed(market: Story, things: Things): Promise<string | undefined> {
  const signUp = async (email: string) => {
    const client = market.someone();
    const newcomer = { name: 'Kim', email, password: PASSWORD, confirmPassword: PASSWORD, role: 'USER' };
    await client.post('/api/users/signup', newcomer);
    things.add('email', email, 0);
    const [mail] = await mailsTo(market, email);
    return { client, token: mail?.token ?? '' };
  };
  things.add('verifyToken', (await signUp('newcomer@example.com')).token, 0);
  const { client, token } = await signUp('neighbour@example.com');
  await client.get(`/api/auth/verify?token=${encodeURIComponent(token)}`);
  things.add('verifiedToken', token, 0);
  const { user } = await signedUp(market, { email: 'forgetful@example.com' });
  await market.someone().post('/api/auth/forgot-password', { email: user.email });
  for (const mail of await mailsTo(market, user.email)) things.add('resetToken', mail.token, 0);
  things.add('email', user.email, 0);
  return client.cookies.get('pendingVerification');
}

/** What the first of the people, a moderator, is to decide: the second has reported the third. */
export async function reportedTo(
  market: Story,
  people: readonly Member[],
  about: Possessions,
): Promise<Reported> {
  const [moderator, reporter] = people as [Member, Member];
  await market.app.get(ModerationFacade).addModerator(moderator.user.email);
  await report(reporter, 'LISTING', about.listing);
  const [found] = await queueOf(moderator);
  return { reported: found?.uuid ?? '' };
}

/** Gives one of the people one of everything. */
export async function possessionsOf(member: Member, market: Story): Promise<Possessions> {
  const own = await belongingsOf(member, market);
  const { client, user } = member;
  if (user.role === 'STORE') await client.put('/api/places/store', A_STORE_PLACE);
  else await client.put('/api/places/mine', { town: CHICAGO });
  await client.put('/api/stock/price-rules', PRICE_RULES);
  const { body: calendar } = await client.post<{ url: string }>('/api/calendars/own');
  const { body: plan } = await client.put<{ link: string }>(`/api/cover/plans/${own.savedPlan}/link`);
  const { body: event } = await client.get<Pictured>(`/api/events/${own.event}`);
  const { body: page } = await client.get<Pictured>('/api/storefronts/mine');
  const { body: listing } = await client.get<{ photos: readonly { url: string }[] }>(
    `/api/listings/${own.listing}`,
  );
  return {
    ...own,
    reported: randomUUID(),
    calendarSecret: new URL(calendar.url).searchParams.get('secret') ?? '',
    sharedPlan: plan.link,
    eventPicture: pictureAt(event.picture?.url),
    storePicture: pictureAt(page.picture?.url),
    listingPhoto: pictureAt(listing.photos[0]?.url),
  };
}

interface Pictured {
  readonly picture?: { readonly url: string } | null;
}

function pictureAt(url = ''): PicturePath {
  const [name = '', size = ''] = url.split('/').slice(-2);
  return { name, size };
}
