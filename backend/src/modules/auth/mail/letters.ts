// What the mails of auth say.
import { type Letter, renderLetter } from '../../../platform/mail/mail-layout.js';
import type { Purpose } from '../domain/mail-token.js';

// Mail programs turn what looks like an address into a link, and anybody can sign up with anybody's address: a name that
// could become a link, or a message of its own, is left out.
const PLAIN_NAME = /^(?!.*\.\p{L})[\p{L}\p{M}\p{N} '’.&-]{1,40}$/u;

const greetingTo = (name: string): string => (PLAIN_NAME.test(name) ? `Hi ${name},` : 'Hi,');

const LETTERS: Record<Purpose, Omit<Letter, 'greeting' | 'link'>> = {
  'verify-email': {
    subject: 'Verify your email for Playset',
    lines: [
      'One step is left before you can post listings, watch cards and find stores near you: verify that this address is yours.',
      'The link works for 24 hours.',
    ],
    action: 'Verify email',
    closing:
      'You get this because somebody signed up for Playset with this address. If it was not you, ignore this mail and nothing will happen.',
  },
  'reset-password': {
    subject: 'Choose a new password for Playset',
    lines: [
      'Somebody asked to reset the password of your account. Choose a new one with the link below. It works once, for one hour.',
      'All your devices will be logged out.',
    ],
    action: 'Choose a new password',
    closing: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  },
};

/** The mail with a link of this purpose to somebody of this name. */
export function letterOf(
  purpose: Purpose,
  name: string,
  link: string,
): Promise<{ subject: string; html: string; text: string }> {
  return renderLetter({ ...LETTERS[purpose], greeting: greetingTo(name), link });
}
