// Reviews of deals.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reviews1760000023500 implements MigrationInterface {
  name = 'Reviews1760000023500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema reviews');
    await runner.query(`
      create table reviews.review (
        deal uuid not null constraint review_deal references deals.deal (uuid) on delete cascade,
        author uuid not null constraint review_author references users.account (uuid),
        author_role text not null constraint review_author_role check (author_role in ('USER', 'STORE')),
        subject uuid not null constraint review_subject references users.account (uuid),
        on_time boolean,
        as_described boolean,
        again boolean not null,
        body text constraint review_body check (length(body) between 1 and 300),
        counts boolean not null,
        written_at timestamptz not null,
        shown_at timestamptz not null,
        primary key (deal, author),
        constraint review_of_another check (author <> subject)
      )`);
    await runner.query('create index review_about on reviews.review (subject, shown_at desc, deal desc)');
    await runner.query('create index review_by on reviews.review (author, subject, written_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema reviews cascade');
  }
}
