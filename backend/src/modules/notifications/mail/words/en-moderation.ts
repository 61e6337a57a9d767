// The mails about decisions of moderators in English: the statement of reasons.
import { plainName } from '../../../../platform/mail/plain-name.js';
import { formatStart } from './format-start.js';
import type { ModerationWords } from './moderation-words.js';

const THINGS: Readonly<Record<string, string>> = {
  LISTING: 'your listing',
  PROFILE: 'your profile',
  EVENT: 'your event',
  OFFER: 'your offer',
  DEAL: 'your deal',
  MESSAGE: 'your message',
  REVIEW: 'your review',
};
const HIDDEN: Readonly<Record<string, string>> = {
  LISTING: 'We took your listing off the market',
  EVENT: 'We removed your event',
  MESSAGE: 'We hid your message',
  REVIEW: 'We hid the words of your review',
};

const named = (title: string): string => {
  const plain = plainName(title);
  return plain ? ` “${plain}”` : '';
};
const titleOf = (measure = '', about = '', isComplaint = false): string => {
  if (measure === 'SUSPEND') return 'Your Playset account is suspended';
  if (measure === 'HIDE') return HIDDEN[about] ?? 'We hid something of yours';
  if (measure === 'WARN') return 'A warning about your Playset account';
  return isComplaint ? 'We agree with your complaint' : 'A decision about your Playset account';
};
const until = (measure?: string, moment?: string | null): string => {
  if (measure !== 'SUSPEND') return '';
  return moment
    ? ` The suspension ends on ${formatStart('en', moment)} (UTC).`
    : ' The suspension has no end.';
};
const redress = (isComplaint?: boolean): string =>
  isComplaint
    ? 'Another moderator decided this after your complaint. You can still go to an out-of-court dispute body or a court.'
    : 'If you think that’s wrong, you can complain within six months under Settings, “Decisions about you”, free of charge. Another moderator looks at it then. You can also go to an out-of-court dispute body or a court.';

export const enModeration: ModerationWords = {
  MODERATION_DECISION: ({ measure, about = '', title = '', reason = '', until: end, isComplaint }) => ({
    title: titleOf(measure, about, isComplaint),
    about: `It’s about ${THINGS[about] ?? 'something of yours'}${named(title)}, which a member reported. A person decided it. Why: ${reason}${until(measure, end)} ${measure === 'DISMISS' ? 'What was decided before no longer holds.' : redress(isComplaint)}`,
  }),
  REPORT_DECIDED: ({ change, title = '' }) => ({
    title: named(title) ? `Your report about${named(title)} is decided` : 'Your report is decided',
    about:
      change === 'ACTED'
        ? 'It was against our rules, and we’ve done something about it. Thanks for telling us.'
        : 'We looked at it and found nothing against our rules. If you know more, report it again. You can also go to a court.',
  }),
};
