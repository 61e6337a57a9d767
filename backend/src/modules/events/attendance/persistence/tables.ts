// The tables of attendance as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../../platform/manifest/table.js';
import { ATTENDANCE_STATES } from '../domain/attendance.js';

/** Who has answered an event. `place` orders those who are in and those who wait, `code` is shown at the door. */
const ATTENDANCE: Table = {
  name: 'events.attendance',
  columns: {
    event: 'uuid not null',
    account: 'uuid not null',
    state: 'text not null',
    place: 'int',
    code: 'text',
    shows_cards: 'boolean not null default false',
    answered_at: 'timestamptz not null',
    offered_until: 'timestamptz',
    checked_in_at: 'timestamptz',
    no_show: 'boolean not null default false',
    // The version of the event that they have seen.
    seen_version: 'int',
  },
  constraints: {
    attendance_pkey: 'primary key (event, account)',
    attendance_event: 'foreign key (event) references events.event (uuid) on delete cascade',
    attendance_account: 'foreign key (account) references users.account (uuid)',
    attendance_state: `check (state ${oneOf(ATTENDANCE_STATES)})`,
    attendance_offer: `check ((state = 'OFFERED') = (offered_until is not null))`,
    attendance_place: `check ((state in ('GOING', 'WAITING', 'OFFERED')) = (place is not null))`,
    attendance_code: 'check ((place is null) = (code is null))',
    attendance_arrival: `check (checked_in_at is null and not no_show or state = 'GOING')`,
  },
  indexes: {
    attendance_in_order: 'unique (event, place) where (place is not null)',
    attendance_of_account: '(account, event)',
    attendance_offered: '(offered_until) where (offered_until is not null)',
  },
};

/** How many have answered what; triggers keep it. */
const TURNOUT: Table = {
  name: 'events.turnout',
  columns: {
    event: 'uuid not null',
    going: 'int not null default 0',
    offered: 'int not null default 0',
    waiting: 'int not null default 0',
    interested: 'int not null default 0',
  },
  constraints: {
    turnout_pkey: 'primary key (event)',
    turnout_event: 'foreign key (event) references events.event (uuid) on delete cascade',
  },
  indexes: { turnout_waiting: '(event) where (waiting > 0)' },
};

/** Whom canceled events concern, until they are notified; a trigger fills it. */
const CALLED_OFF: Table = {
  name: 'events.called_off',
  columns: {
    event: 'uuid not null',
    name: 'text not null',
    starts_at: 'timestamptz not null',
    time_zone: 'text not null',
    attendees: 'uuid[] not null',
    // Those of them who were going.
    going: `uuid[] not null default '{}'`,
  },
  constraints: { called_off_pkey: 'primary key (event)' },
};

/** What stores have written to those who go to an event. */
const MESSAGE: Table = {
  name: 'events.message',
  columns: {
    event: 'uuid not null',
    sent_at: 'timestamptz not null',
    text: 'text not null',
    recipients: 'int not null',
  },
  constraints: {
    message_pkey: 'primary key (event, sent_at)',
    message_event: 'foreign key (event) references events.event (uuid) on delete cascade',
    message_text: 'check (char_length(text) between 1 and 1000)',
  },
};

/** Canceled events that accounts had answered, and whether they have seen that. */
const CANCELED_ANSWER: Table = {
  name: 'events.canceled_answer',
  columns: {
    account: 'uuid not null',
    event: 'uuid not null',
    name: 'text not null',
    starts_at: 'timestamptz not null',
    time_zone: 'text not null',
    is_seen: 'boolean not null default false',
    // Null where that is not known: of what was canceled before this was kept.
    was_going: 'boolean',
  },
  constraints: {
    canceled_answer_pkey: 'primary key (account, event)',
    canceled_answer_account: 'foreign key (account) references users.account (uuid)',
  },
  indexes: { canceled_answer_by_start: '(starts_at)' },
};

export const ATTENDANCE_TABLES: readonly Table[] = [
  ATTENDANCE,
  TURNOUT,
  CALLED_OFF,
  MESSAGE,
  CANCELED_ANSWER,
];
