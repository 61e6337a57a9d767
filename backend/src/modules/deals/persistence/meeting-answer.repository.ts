// Keeps what parties say in private of meetings that nobody has confirmed.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { MetAnswer } from '../domain/deal.js';

const ADD = {
  name: 'deals.add-meeting-answer',
  text: `insert into deals.meeting_answer (deal, account, answer, answered_at) values ($1, $2, $3, $4)
    on conflict (deal, account) do nothing returning deal`,
};
const OF = { name: 'deals.meeting-answers', text: 'select answer from deals.meeting_answer where deal = $1' };

@Injectable()
export class MeetingAnswerRepository {
  constructor(private readonly sql: Sql) {}

  /** Adds an answer; false where the account has answered before. Throws outside of a unit of work. */
  async add(deal: string, account: string, answer: MetAnswer, at: Date): Promise<boolean> {
    return (await this.sql.rowsForChange(ADD, [deal, account, answer, at])).length > 0;
  }

  /** What both have said so far. */
  async of(deal: string): Promise<readonly MetAnswer[]> {
    const rows = await this.sql.rows<{ answer: MetAnswer }>(OF, [deal]);
    return rows.map(({ answer }) => answer);
  }
}
