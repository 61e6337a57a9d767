// How accounts are notified: what they have chosen, and the verbs that change it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import {
  notificationIsMandatory,
  preferencesChanged,
  quietHoursInvalid,
  timeZoneUnknown,
} from './domain/notification.errors.js';
import { NOTIFICATION_KINDS, rulesOf } from './domain/notification.js';
import { areQuietHours, minuteOf, timeOf } from './domain/quiet-hours.js';
import type { KindPreferenceDto, PreferencesDto, SavePreferences } from './dto/preferences.dto.js';
import { DEFAULT_DIGEST_HOUR } from './persistence/add-notifications.sql.js';
import {
  type KindChoice,
  type MailSettings,
  PreferenceRepository,
} from './persistence/preference.repository.js';
import { CHOSEN, IS_ZONE } from './preferences.statements.js';

/** A row of `CHOSEN`; null where nothing was chosen. */
interface Chosen {
  readonly choices: readonly KindChoice[];
  readonly digestHour: number | null;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly mailPaused: boolean;
  readonly placeZone: string | null;
  readonly muted: number;
  readonly version: number;
}

@Injectable()
export class PreferencesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly preferences: PreferenceRepository,
    private readonly users: UsersFacade,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** How the caller is notified. */
  async own({ uuid }: Caller): Promise<PreferencesDto> {
    const { choices, placeZone, digestHour, quietFrom, quietUntil, ...chosen } = await this.sql.one<Chosen>(
      CHOSEN,
      [uuid],
    );
    const byKind = new Map(choices.map((choice) => [choice.kind, choice]));
    return {
      ...chosen,
      kinds: NOTIFICATION_KINDS.map((kind) => preferenceFor(kind, byKind.get(kind))),
      digestHour: digestHour ?? DEFAULT_DIGEST_HOUR,
      zone: placeZone ?? chosen.timeZone ?? 'UTC',
      zoneIsOfPlace: placeZone !== null,
      quietFrom: timeOf(quietFrom),
      quietUntil: timeOf(quietUntil),
    };
  }

  /**
   * Changes how the caller is notified. Throws `notifications.mandatory`, `notifications.quiet-hours-invalid`,
   * `notifications.time-zone-unknown`, `notifications.preferences-changed`, `users.account-closed`.
   */
  async save(caller: Caller, asked: SavePreferences, seen: IfMatch): Promise<PreferencesDto> {
    const choices = lastOfEach(asked.kinds);
    for (const { kind, inApp, mail, push } of choices) {
      const { isMandatory, mail: usual } = rulesOf(kind);
      if (isMandatory && !(inApp && mail === usual && push !== false)) throw notificationIsMandatory();
    }
    const settings = await this.settingsOf(asked);
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOwned(caller.uuid))) throw accountClosed();
      const version = await this.preferences.versionForChange(caller.uuid);
      if (seen && !seen.has(version)) throw preferencesChanged();
      const free = choices.filter(({ kind }) => !rulesOf(kind).isMandatory);
      await this.preferences.save(caller.uuid, free, settings, this.clock.now());
    });
    return this.own(caller);
  }

  /** Mails the caller again about what links in mails have turned off. Throws `users.account-closed`. */
  async unmuteAll({ uuid }: Caller): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOwned(uuid))) throw accountClosed();
      await this.preferences.unmuteAll(uuid);
    });
  }

  private async settingsOf(asked: SavePreferences): Promise<MailSettings> {
    const { digestHour, timeZone, mailPaused } = asked;
    const [quietFrom, quietUntil] = [minuteOf(asked.quietFrom), minuteOf(asked.quietUntil)];
    if (!areQuietHours(quietFrom, quietUntil)) throw quietHoursInvalid();
    // Node.js and PostgreSQL have lists of their own: a zone that either lacks would fail at the digest.
    if (timeZone !== null && !(await this.sql.one<{ isZone: boolean }>(IS_ZONE, [timeZone])).isZone)
      throw timeZoneUnknown();
    return { digestHour, timeZone, quietFrom, quietUntil, mailPaused };
  }
}

function preferenceFor(kind: KindChoice['kind'], choice: KindChoice | undefined): KindPreferenceDto {
  const { group, mail, push, isMandatory = false } = rulesOf(kind);
  const chosen = isMandatory ? undefined : choice;
  const channels = { inApp: chosen?.inApp ?? true, mail: chosen?.mail ?? mail, push: chosen?.push ?? push };
  return { kind, group, mandatory: isMandatory, ...channels };
}

/** A kind that is named twice is chosen as it was named last. */
const lastOfEach = (choices: readonly KindChoice[]): KindChoice[] => [
  ...new Map(choices.map(({ kind, inApp, mail, push }) => [kind, { kind, inApp, mail, push }])).values(),
];
