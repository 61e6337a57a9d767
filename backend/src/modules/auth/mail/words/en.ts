// The mails of auth in English.
import type { MailMessages } from './mail-words.js';

export const en: MailMessages = {
  greeting: (name) => (name === undefined ? 'Hi,' : `Hi ${name},`),
  letters: {
    'verify-email': {
      subject: 'Verify your email for Playset',
      lines: [
        'One step left: verify your email to post listings, watch cards and find stores near you.',
        'The link expires after 24 hours.',
      ],
      action: 'Verify email',
      closing:
        'You’re receiving this because someone signed up for Playset with this address. If it wasn’t you, ignore this email; nothing will happen.',
    },
    'reset-password': {
      subject: 'Choose a new password for Playset',
      lines: [
        'Someone asked to reset your account’s password. Choose a new one with the link below. It works once and expires after an hour.',
        'All your devices will be logged out.',
      ],
      action: 'Choose a new password',
      closing:
        'You’re receiving this because someone asked for a new password for this address. If it wasn’t you, ignore this email. Your password stays the same.',
    },
  },
};
