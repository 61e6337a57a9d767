// Imports a store's calendar: what it would make, and making it. The preview keeps nothing, so an import is two calls that may be far apart.
import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { withFields } from '../../../kernel/domain-error.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { CatalogsFacade } from '../../catalogs/index.js';
import { EventsFacade } from '../../events/index.js';
import { accountClosed, UsersFacade } from '../../users/index.js';
import { readCalendar } from './calendar-components.js';
import { textOf } from './calendar-lines.js';
import { fetchCalendar } from './fetch-calendar.js';
import { eventsIn, type FoundEvent, MAX_FOUND, type StorePlace } from './found-event.js';
import type { CalendarFind, CalendarPreview, ImportEvents, ImportOutcome } from './import.dto.js';
import { noCalendar } from './import.errors.js';
import { CLAIM_KEYS, KNOWN_KEYS, STORE_PLACE } from './import.statements.js';
import { formatNamed } from './name-format.js';

@Injectable()
export class ImportService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersFacade,
    private readonly events: EventsFacade,
    private readonly catalogs: CatalogsFacade,
    private readonly clock: Clock,
  ) {}

  /** What the calendar at an address would make. Throws what `fetchCalendar` throws, and `calendars.no-calendar`. */
  async previewAt(caller: Caller, address: string): Promise<CalendarPreview> {
    return this.preview(caller, await fetchCalendar(address));
  }

  /** What a file would make. Throws `calendars.no-calendar`. */
  async preview({ uuid }: Caller, file: unknown): Promise<CalendarPreview> {
    if (file === undefined) throw noCalendar();
    if (!Buffer.isBuffer(file)) throw new UnsupportedMediaTypeException();
    const calendar = readCalendar(textOf(file));
    if (!calendar) throw noCalendar();
    const place = await this.sql.row<StorePlace & object>(STORE_PLACE, [uuid]);
    if (!place) throw accountClosed();
    const { events, skipped, isCut } = eventsIn(calendar, place, this.clock.now());
    const known = await this.known(
      uuid,
      events.map(({ key }) => key),
    );
    return {
      events: await Promise.all(events.map((event) => this.find(event, known))),
      skipped: skipped.slice(0, MAX_FOUND),
      isComplete: !isCut,
    };
  }

  /** Makes the events that were not made before, all of them or none. An error names its entry. */
  async make(caller: Caller, { events: asked }: ImportEvents): Promise<ImportOutcome> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(caller.uuid))) throw accountClosed();
      const plans = new Map(asked.map(({ key, ...plan }) => [key, plan]));
      const claimed = await this.sql.rows<{ key: string }>(CLAIM_KEYS, [
        caller.uuid,
        [...plans.keys()],
        this.clock.now(),
      ]);
      const fresh = new Set(claimed.map(({ key }) => key));
      const chosen = [...plans].filter(([key]) => fresh.has(key)).map(([, plan]) => plan);
      if (chosen.length > 0) {
        const keys = [...plans.keys()].filter((key) => fresh.has(key));
        await this.events.scheduleAll(caller, chosen).catch((problem: unknown) => {
          throw withFields(problem, (field) => inBody(field, keys, asked));
        });
      }
      return { made: chosen.length, known: asked.length - chosen.length };
    });
  }

  private async known(store: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.sql.rows<{ key: string }>(KNOWN_KEYS, [store, keys]);
    return new Set(rows.map(({ key }) => key));
  }

  private async find(
    { key, name, startsAt, endsAt, timeZone, location, description, words }: FoundEvent,
    known: ReadonlySet<string>,
  ): Promise<CalendarFind> {
    const format = formatNamed(words, await this.catalogs.formats());
    return {
      ...{ key, name, timeZone, location, description },
      ...{ date: dayOf(startsAt), time: timeOf(startsAt) },
      ...{ endDate: endsAt && dayOf(endsAt), endTime: endsAt && timeOf(endsAt) },
      format: format?.value ?? null,
      tcg: format?.tcg.value ?? null,
      isKnown: known.has(key),
    };
  }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const timeOf = (moment: Date): string => moment.toISOString().slice(11, 19);

/** A field of the events that are made, `1.date`, as the body has it: `events.3.date` where those before are known. */
function inBody(field: string, made: readonly string[], asked: ImportEvents['events']): string {
  const [index, ...path] = field.split('.');
  const key = made[Number(index)];
  // Of several with one key, the last is made.
  return ['events', asked.findLastIndex((event) => event.key === key), ...path].join('.');
}
