// The tables of the messages inside offers as they are now.
import type { Table } from '../../../platform/manifest/table.js';

/** The messages of an offer, and of the deal that it has become. `messages` is how many there are: the number of the latest. */
const THREAD: Table = {
  name: 'offers.thread',
  columns: { offer: 'uuid not null', messages: 'int not null', last_at: 'timestamptz not null' },
  constraints: {
    thread_pkey: 'primary key (offer)',
    thread_offer: 'foreign key (offer) references offers.offer (uuid) on delete cascade',
  },
  indexes: { thread_last: '(last_at)' },
};

/** `text` is null once the account of its author is closed. What a moderator has hidden keeps its text. */
const MESSAGE: Table = {
  name: 'offers.message',
  columns: {
    offer: 'uuid not null',
    nth: 'int not null',
    uuid: 'uuid not null',
    author: 'uuid not null',
    text: 'text',
    sent_at: 'timestamptz not null',
    hidden_at: 'timestamptz',
  },
  constraints: {
    message_pkey: 'primary key (offer, nth)',
    message_thread: 'foreign key (offer) references offers.thread (offer) on delete cascade',
    message_author: 'foreign key (author) references users.account (uuid)',
    message_text: 'check (length(text) between 1 and 4000)',
  },
  indexes: { message_uuid: 'unique (uuid)', message_of_author: '(author, sent_at)' },
};

/**
 * How far one of the two has read: `unread` counts the other’s messages after number `read_nth`, of which the latest came at
 * `last_at`. `notified_nth` is the number of the message that the account was notified of, until everything is read: not of one that came
 * while the thread was muted.
 */
const READER: Table = {
  name: 'offers.reader',
  columns: {
    offer: 'uuid not null',
    account: 'uuid not null',
    read_nth: 'int not null',
    unread: 'int not null',
    notified_nth: 'int',
    is_muted: 'boolean not null',
    last_at: 'timestamptz',
  },
  constraints: {
    reader_pkey: 'primary key (offer, account)',
    reader_offer: 'foreign key (offer) references offers.offer (uuid) on delete cascade',
    reader_account: 'foreign key (account) references users.account (uuid)',
  },
  indexes: {
    reader_unread: '(account, last_at desc, offer desc) where (unread > 0)',
    reader_of_account: '(account)',
  },
};

export const MESSAGE_TABLES: readonly Table[] = [THREAD, MESSAGE, READER];
