// The verbs of templates and what a store reads of them. One lock orders the writes of a store.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { withFields } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../../platform/http/caching/version.js';
import { Page } from '../../../platform/http/lists/list.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import { UsersFacade } from '../../users/index.js';
import { accountClosed } from '../domain/event.errors.js';
import { NO_DETAILS, refuseUnlessEnough } from '../domain/event-details.js';
import { detailsAsked } from '../dto/event-details.dto.js';
import { EventLookups } from '../event-lookups.js';
import * as errors from './domain/template.errors.js';
import { MAX_TEMPLATES, refuseBadSpan, type Template, type TemplateEvent } from './domain/template.js';
import type { SaveTemplate, TemplateDto, TemplateEventBody } from './dto/template.dto.js';
import { TemplateRepository } from './template.repository.js';

@Injectable()
export class TemplatesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly templates: TemplateRepository,
    private readonly lookups: EventLookups,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** The caller's templates by their names. */
  async own({ uuid }: Pick<Caller, 'uuid'>): Promise<Page<TemplateDto>> {
    return Page.whole((await this.templates.ofStore(uuid)).map((row) => dtoOf(row, row.picture)));
  }

  /** Throws `events.template-name-taken` and `events.too-many-templates`. */
  async add({ uuid: store }: Pick<Caller, 'uuid'>, { name, event }: SaveTemplate): Promise<TemplateDto> {
    const template = { uuid: randomUUID(), store, name, event: await this.planOf(event), version: 1 };
    return this.unitOfWork.run(async () => {
      await this.hold(store);
      if ((await this.templates.ofStore(store)).length >= MAX_TEMPLATES) throw errors.tooManyTemplates();
      const picture = await this.pictureOf(template);
      if (!(await this.templates.add(template, this.clock.now()))) throw nameTaken();
      return dtoOf(template, picture);
    });
  }

  /** Replaces a template. Throws what `add` and `forChange` throw. */
  async replace(own: Own, { name, event }: SaveTemplate): Promise<TemplateDto> {
    const plan = await this.planOf(event);
    return this.unitOfWork.run(async () => {
      const before = await this.forChange(own);
      const others = (await this.templates.ofStore(before.store)).filter(({ uuid }) => uuid !== own.uuid);
      if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw nameTaken();
      const template = { ...before, name, event: plan, version: before.version + 1 };
      const picture = await this.pictureOf(template);
      await this.templates.save(template);
      return dtoOf(template, picture);
    });
  }

  async remove(own: Own): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.templates.remove((await this.forChange(own)).uuid);
    });
  }

  /** Throws `events.template-not-found`, `events.template-not-yours` and `events.template-changed`. */
  private async forChange({ caller, uuid, seen }: Own): Promise<Template> {
    await this.hold(caller.uuid);
    const template = await this.templates.forChange(uuid);
    if (!template) throw errors.templateNotFound();
    if (template.store !== caller.uuid) throw errors.notYourTemplate();
    if (seen && !seen.has(template.version)) throw errors.templateChanged();
    return template;
  }

  /** Throws `events.unknown-picture` at its field. */
  private pictureOf({ store, event }: Template): Promise<PictureDto | null> {
    return this.lookups.usePicture(store, event.picture).catch(refuseEvent);
  }

  private async hold(store: string): Promise<void> {
    if (!(await this.users.lockIfOpen(store))) throw accountClosed();
    await this.templates.lock(store);
  }

  /** Throws `events.unknown-tcg`, `events.unknown-format` and `events.bad-end` and `events.least-above-capacity` at their fields, and what `placeOf` throws. */
  private async planOf(body: TemplateEventBody): Promise<TemplateEvent> {
    const { name, location, tcg, format, timeZone, time, endTime = null } = body;
    // Without a time there is no end.
    const endDays = endTime === null ? null : (body.endDays ?? null);
    const details = { ...detailsAsked(body, NO_DETAILS), ...(await this.lookups.placeOf(body.place)) };
    try {
      await this.lookups.formatOf({ tcg, format });
      refuseUnlessEnough(details);
      refuseBadSpan({ time, endTime, endDays });
    } catch (problem) {
      refuseEvent(problem);
    }
    return { name, location, tcg, format, timeZone, time, endTime, endDays, ...details };
  }
}

/** A template of the caller, as far as they have seen it. */
interface Own {
  readonly caller: Pick<Caller, 'uuid'>;
  readonly uuid: string;
  readonly seen: IfMatch;
}

/** The same refusal, at the fields of the event. */
function refuseEvent(problem: unknown): never {
  throw withFields(problem, (field) => `event.${field}`);
}

const nameTaken = () =>
  errors.templateNameTaken({ errors: [{ field: 'name', message: errors.templateNameTaken.message }] });

function dtoOf({ uuid, name, event, version }: Template, picture: PictureDto | null): TemplateDto {
  const { feeCents, placeLabel: label, placeLatitude: latitude, placeLongitude: longitude, ...rest } = event;
  const fee = feeCents === null ? null : feeCents / 100;
  const place =
    label !== null && latitude !== null && longitude !== null ? { label, latitude, longitude } : null;
  return { uuid, name, version, event: { ...rest, endDays: rest.endDays ?? null, fee, place, picture } };
}
