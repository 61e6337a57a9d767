// Keeps the templates of stores.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import { pictureOf } from '../pictures/picture.sql.js';
import { MAX_TEMPLATES, type Template } from './domain/template.js';

const COLUMNS = 'uuid, store, name, event, version';

/** $1 store, $2 how many. */
const OF_STORE = {
  name: 'events.templates-of-store',
  text: `select ${COLUMNS}, ${pictureOf("(t.event ->> 'picture')::uuid")} as picture
    from events.template t where store = $1 order by lower(name), uuid limit $2`,
};
const FOR_CHANGE = {
  name: 'events.template-for-change',
  text: `select ${COLUMNS} from events.template where uuid = $1 for update`,
};
/** $1 a template, $2 now. Nothing where the name is taken. */
const ADD = {
  name: 'events.add-template',
  text: `insert into events.template (${COLUMNS}, created_at)
    select ${COLUMNS}, $2 from json_populate_record(null::events.template, $1::json)
    on conflict (store, lower(name)) do nothing returning uuid`,
};
/** $1 uuid, $2 the template. */
const SAVE = {
  name: 'events.save-template',
  text: `update events.template t set (name, event, version) = (n.name, n.event, n.version)
    from json_populate_record(null::events.template, $2::json) n where t.uuid = $1`,
};
const REMOVE = { name: 'events.remove-template', text: 'delete from events.template where uuid = $1' };

/** A template with the picture that it names. */
export interface TemplateRow extends Template {
  readonly picture: PictureDto | null;
}

@Injectable()
export class TemplateRepository {
  constructor(private readonly sql: Sql) {}

  /** The templates of a store by their names. */
  ofStore(store: string): Promise<TemplateRow[]> {
    return this.sql.rows<TemplateRow & object>(OF_STORE, [store, MAX_TEMPLATES]);
  }

  /** Nobody else saves templates of this store until the transaction ends. */
  async lock(store: string): Promise<void> {
    await this.sql.lock('eventTemplates', store);
  }

  /** A template that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<Template | undefined> {
    return (await this.sql.rowsForChange<Template & object>(FOR_CHANGE, [uuid]))[0];
  }

  /** False where the store has another template of that name. */
  async add(template: Template, now: Date): Promise<boolean> {
    return (await this.sql.rows(ADD, [JSON.stringify(template), now])).length > 0;
  }

  async save(template: Template): Promise<void> {
    await this.sql.rows(SAVE, [template.uuid, JSON.stringify(template)]);
  }

  async remove(uuid: string): Promise<void> {
    await this.sql.rows(REMOVE, [uuid]);
  }
}
