// Counts the mails that went out and the attempts that failed, whichever way they go.
import type { Counter } from 'prom-client';
import { PermanentFailure } from '../jobs/permanent-failure.js';
import type { Metrics } from '../metrics/metrics.js';
import { type Mail, Mailer } from './mailer.js';

export class CountedMailer extends Mailer {
  private readonly mails: Counter<'outcome'>;

  constructor(
    private readonly mailer: Mailer,
    metrics: Metrics,
  ) {
    super();
    this.mails = metrics.counter('mails_total', 'Mails, by whether they were taken over.', ['outcome']);
    for (const outcome of ['sent', 'failed', 'refused']) this.mails.labels(outcome).inc(0);
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.mailer.send(mail);
    } catch (error) {
      this.mails.labels(error instanceof PermanentFailure ? 'refused' : 'failed').inc();
      throw error;
    }
    this.mails.labels('sent').inc();
  }
}
