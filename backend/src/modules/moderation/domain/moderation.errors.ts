// What can stop reports and decisions.
import { defineError } from '../../../kernel/domain-error.js';

export const targetNotFound = defineError(
  'moderation.target-not-found',
  'missing',
  'What you want to report isn’t there any more.',
);
export const ownTarget = defineError(
  'moderation.own-target',
  'unprocessable',
  'This is yours. You can’t report yourself.',
);
export const moderatorsOnly = defineError(
  'moderation.moderators-only',
  'forbidden',
  'Only moderators can do this.',
);
export const caseNotFound = defineError(
  'moderation.case-not-found',
  'missing',
  'There’s no case with this ID.',
);
export const alreadyDecided = defineError(
  'moderation.already-decided',
  'conflict',
  'Another moderator has already decided this case.',
);
export const caseChanged = defineError(
  'moderation.case-changed',
  'outdated',
  'This case has changed since you opened it. Look at it again.',
);
export const ownCase = defineError(
  'moderation.own-case',
  'forbidden',
  'You’re part of this case, so another moderator decides it.',
);
export const anotherModerator = defineError(
  'moderation.another-moderator',
  'forbidden',
  'You decided this before, so another moderator decides about the complaint.',
);
export const cannotHide = defineError(
  'moderation.cannot-hide',
  'unprocessable',
  'Only listings, events, reviews and messages about offers can be hidden.',
);
export const nobodyToSuspend = defineError(
  'moderation.nobody-to-suspend',
  'conflict',
  'This account is closed, so there’s nobody to suspend.',
);
export const daysWithoutSuspension = defineError(
  'moderation.days-without-suspension',
  'invalid',
  'Only a suspension takes days.',
);
export const decisionNotFound = defineError(
  'moderation.decision-not-found',
  'missing',
  'There’s no decision with this ID.',
);
export const complaintTooLate = defineError(
  'moderation.complaint-too-late',
  'conflict',
  'You can complain for six months after a decision.',
);
export const alreadyComplained = defineError(
  'moderation.already-complained',
  'conflict',
  'This decision can’t be complained about, or no longer.',
);
