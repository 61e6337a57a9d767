// The table of pictures as it is now: a test compares it with what the migrations make.
import type { Table } from '../../../platform/manifest/table.js';

/** Pictures of stores; their bytes are in the object storage, under their name. */
const PICTURE: Table = {
  name: 'events.picture',
  columns: {
    uuid: 'uuid not null',
    store: 'uuid not null',
    name: 'text not null',
    width: 'smallint not null',
    height: 'smallint not null',
    // Of the full size.
    bytes: 'int not null',
    added_at: 'timestamptz not null',
    // When it was last chosen for an event, a series or a template.
    used_at: 'timestamptz not null',
  },
  constraints: {
    picture_pkey: 'primary key (uuid)',
    picture_store: 'foreign key (store) references users.account (uuid)',
    picture_name: 'unique (name)',
  },
  indexes: { picture_of_store: '(store, added_at, uuid)' },
};

export const PICTURES_TABLES: readonly Table[] = [PICTURE];
