// Hands mails to a mail server.
import { createTransport, type Transporter } from 'nodemailer';
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
    await this.transport.sendMail(messageOf(mail, this.settings.from));
  }
}
