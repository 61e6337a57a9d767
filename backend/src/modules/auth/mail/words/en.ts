// The mails of auth in English.
import type { MailWords } from './mail-words.js';

export const en: MailWords = {
  greeting: (name) => (name === undefined ? 'Hi,' : `Hi ${name},`),
  letters: {
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
  },
};
