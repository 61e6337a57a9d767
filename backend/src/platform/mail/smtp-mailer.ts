// Hands mails to a mail server.
import { createTransport, type Transporter } from 'nodemailer';
import { PermanentFailure } from '../jobs/permanent-failure.js';
import { type Mail, Mailer } from './mailer.js';
import { messageOf } from './message.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Where mails go, and from whom. */
export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(private readonly settings: SmtpSettings) {
    super();
    const { hostname, username } = new URL(settings.url);
    this.transport = createTransport({
      url: settings.url,
      // A password never travels in the clear, but to this very machine.
      requireTLS: username !== '' && !LOOPBACK.test(hostname),
      tls: { rejectUnauthorized: true },
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail(messageOf(mail, this.settings.from));
    } catch (error) {
      throw isRefusedForGood(error) ? new PermanentFailure('The mail server refused the mail', error) : error;
    }
  }
}

/**
 * A 5xx to the recipient or the message stays one, however often the mail is sent (RFC 5321, 4.2.1). A refused log-in or sender
 * is the operator's to mend: the mail waits for that.
 */
function isRefusedForGood(error: unknown): boolean {
  const {
    responseCode = 0,
    code,
    command,
  } = error as { responseCode?: number; code?: string; command?: string };
  return responseCode >= 500 && command !== 'MAIL FROM' && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
