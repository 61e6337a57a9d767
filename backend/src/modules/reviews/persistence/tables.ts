// The tables of reviews as they are now: a test compares them with what the migrations make.
import { ROLES } from '../../../kernel/role.js';
import { oneOf, type Table } from '../../../platform/manifest/table.js';

/**
 * What parties say of deals that were done. It is shown from `shown_at` on; `counts` is false where the author has said enough of the
 * same person. The words of one that a moderator has hidden are shown to nobody.
 */
const REVIEW: Table = {
  name: 'reviews.review',
  columns: {
    deal: 'uuid not null',
    author: 'uuid not null',
    author_role: 'text not null',
    subject: 'uuid not null',
    on_time: 'boolean',
    as_described: 'boolean',
    again: 'boolean not null',
    body: 'text',
    counts: 'boolean not null',
    written_at: 'timestamptz not null',
    shown_at: 'timestamptz not null',
    uuid: 'uuid not null default gen_random_uuid()',
    hidden_at: 'timestamptz',
  },
  constraints: {
    review_pkey: 'primary key (deal, author)',
    review_author: 'foreign key (author) references users.account (uuid)',
    review_author_role: `check (author_role ${oneOf(ROLES)})`,
    review_body: 'check (length(body) between 1 and 300)',
    review_deal: 'foreign key (deal) references deals.deal (uuid) on delete cascade',
    review_of_another: 'check (author <> subject)',
    review_subject: 'foreign key (subject) references users.account (uuid)',
  },
  indexes: {
    review_about: '(subject, shown_at desc, deal desc)',
    review_by: '(author, subject, written_at)',
    review_uuid: 'unique (uuid)',
  },
};

export const REVIEWS_TABLES: readonly Table[] = [REVIEW];
