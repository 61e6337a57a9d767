// The rows of the pictures that stores upload, in the schema of the module that shows them; their bytes are in the object storage.
import type { Table } from '../manifest/table.js';

/** The table of a module's pictures, and the SQL of its statements, which have names of their module. */
export class PictureRows {
  /** `PictureDto` of a row `p` as JSON. */
  readonly entry: string;
  /** As it is now: a test compares it with what the migrations make. */
  readonly table: Table;
  /** $1 a store: how many pictures it has, counted as far as $2. */
  readonly count: string;
  /** $1 a picture, $2 its store, $3 name, $4 and $5 width and height, $6 bytes of the full size, $7 now. */
  readonly add: string;
  /** $1 a picture, $2 the store that uses it, $3 now: from now on it is no leftover. No row for another's. */
  readonly use: string;
  /** $1 names: those that no picture has. */
  readonly unknown: string;

  constructor(private readonly module: string) {
    const table = `${module}.picture`;
    this.entry = `json_build_object('uuid', p.uuid, 'url', ${this.urlOf('full')},
      'thumbnailUrl', ${this.urlOf('thumbnail')}, 'width', p.width, 'height', p.height)`;
    this.table = {
      name: table,
      columns: {
        uuid: 'uuid not null',
        store: 'uuid not null',
        name: 'text not null',
        width: 'smallint not null',
        height: 'smallint not null',
        // Of the full size.
        bytes: 'int not null',
        added_at: 'timestamptz not null',
        // When it was last chosen for what shows it.
        used_at: 'timestamptz not null',
      },
      constraints: {
        picture_pkey: 'primary key (uuid)',
        picture_store: 'foreign key (store) references users.account (uuid)',
        picture_name: 'unique (name)',
      },
      indexes: { picture_of_store: '(store, added_at, uuid)' },
    };
    this.count = `select count(*)::int as pictures from (select from ${table} where store = $1 limit $2::int) counted`;
    this.add = `insert into ${table} as p (uuid, store, name, width, height, bytes, added_at, used_at)
        values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${this.entry} as picture`;
    this.use = `update ${table} p set used_at = $3 where p.uuid = $1 and p.store = $2 returning ${this.entry} as picture`;
    this.unknown = `select asked.name from unnest($1::text[]) asked (name)
        where not exists (select from ${table} p where p.name = asked.name)`;
  }

  /** `PictureDto` of the picture with the id `uuid`, out of this table or a view of it; null for none. */
  entryOf(uuid: string, rows = this.table.name): string {
    return `(select ${this.entry} from ${rows} p where p.uuid = ${uuid})`;
  }

  /** What the export of the store $1 says of its pictures. */
  get exported(): string {
    return `select to_jsonb(p) - 'store' - 'name' || jsonb_build_object('url', ${this.urlOf('full')}) as entry
      from ${this.table.name} p where store = $1 order by added_at, uuid`;
  }

  private urlOf(size: 'thumbnail' | 'full'): string {
    return `'/api/${this.module}/pictures/' || p.name || '/${size}'`;
  }
}
