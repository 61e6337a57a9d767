// Writes mails into a folder and their links into the log: the way out for a server without a mail server.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from './mailer.js';
import { messageOf } from './message.js';

/** Where the folder is, and from whom the mails are. */
export interface OutboxSettings {
  readonly folder: string;
  readonly from: string;
}

export class OutboxMailer extends Mailer {
  private readonly logger = new Logger('outbox');
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly settings: OutboxSettings) {
    super();
  }

  /** Writes `<id>.eml`, whole or not at all; the same mail again replaces itself. Readable by the server's user only. */
  async send(mail: Mail): Promise<void> {
    const { folder, from } = this.settings;
    const { message } = await this.transport.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mail.id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.logger.log(`${mail.subject} (${file}): ${mail.link}`);
  }
}
