// A mail as nodemailer wants it, the same for every way out.
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.js';

/** The message of a mail. The same mail has the same Message-ID, so that mail systems show a repeated one once. */
export function messageOf(
  { id, to, replyTo, subject, html, text, unsubscribe }: Mail,
  from: string,
): SendMailOptions {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object, so that nothing in the address is read as a second one.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    subject,
    html,
    text,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
