// Hand-overs that not both have confirmed: what the givers say of their copies, and what both say later.
import { DAY_MS } from '../../../kernel/durations.js';
import { notNow } from './deal.errors.js';
import { type Deal, type DealLine, giversOf, keptLines, type MetAnswer, type Whereabouts } from './deal.js';
import { type Taken, take } from './step.js';

/** For so long both are asked whether they met. */
export const ASKED_DAYS = 14;

/** A giver says whether their copies are gone; the last of them ends the deal. Saying the same again changes nothing. Throws `deals.not-now`. */
export function sayWhereabouts(deal: Deal, by: string, said: Whereabouts, now: Date): Taken | undefined {
  if (!giversOf(deal).includes(by)) throw notNow();
  if (deal.whereabouts[by] === said && deal.state === 'UNANSWERED') return undefined;
  const whereabouts = { ...deal.whereabouts, [by]: said };
  const isLast = giversOf(deal).every((giver) => whereabouts[giver]);
  if (!isLast) return take(deal, { event: 'GIVER_ANSWERED', by, changes: { whereabouts } }, now);
  // Cards that a store was to give back are accounted for because of what had ended the deal.
  const changes = { whereabouts, endReason: deal.endReason ?? ('ONE_CONFIRMED' as const) };
  return take(deal, { event: 'CARDS_ACCOUNTED_FOR', by, changes }, now);
}

/** The lines whose givers say that they are gone. */
export const goneLines = (deal: Deal): readonly DealLine[] =>
  keptLines(deal).filter(({ giver }) => deal.whereabouts[giver] === 'GONE');

/** Whether both are asked if they met: nobody has confirmed anything, and not so long ago. */
export const isAskedWhetherMet = ({ state, endReason, changedAt }: Deal, now: Date): boolean =>
  state === 'EXPIRED' &&
  endReason === 'NOBODY_CONFIRMED' &&
  now.getTime() - changedAt.getTime() < ASKED_DAYS * DAY_MS;

/** Both may have answered; undefined unless both say that they handed everything over. */
export function bothSayMet(deal: Deal, answers: readonly MetAnswer[], now: Date): Taken | undefined {
  if (answers.length < 2 || answers.some((answer) => answer !== 'HANDED_OVER')) return undefined;
  const whereabouts = Object.fromEntries(giversOf(deal).map((giver) => [giver, 'GONE' as const]));
  const changes = { whereabouts, endReason: 'BOTH_SAY_MET' as const };
  return take(deal, { event: 'BOTH_SAY_MET', by: null, changes }, now);
}
