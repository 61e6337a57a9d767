// A report for stories: a file that is compared with a stock, and waited for.
import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '../../../../../test/client.js';
import type { Member } from '../../../../../test/people.js';
import type { ReconciliationDto } from '../dto/reconciliation.dto.js';

/** Sends a file to be compared. */
export const sendReport = ({ client }: Member, file: string, query = ''): Promise<Reply<ReconciliationDto>> =>
  client.call('POST', `/api/stock/reconciliations?name=till.csv${query}`, file, {
    'content-type': 'text/csv',
  });

/** Sends a file, and waits for its report. */
export async function reconciled(member: Member, file: string, query?: string): Promise<ReconciliationDto> {
  const sent = await sendReport(member, file, query);
  if (sent.status !== 202) throw new Error(`The file was answered with ${sent.status}`);
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const path = `/api/stock/reconciliations/${sent.body.uuid}`;
    const { body } = await member.client.get<ReconciliationDto>(path);
    if (body.state !== 'WORKING') return body;
    await pause(20);
  }
  throw new Error('The report is never ready');
}
