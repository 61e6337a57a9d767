/** What a store is writing of its page: by day, as the fields of the form have it. */
import type { PictureDto } from '../../../api/pictures';
import type { HoursDto, OwnStorefrontDto, SaveStorefront } from '../../../api/storefronts';
import { WEEKDAYS } from '../../../lib/weekday';

/** Times as they are typed; the key tells an entry of a list from the others. */
export interface Interval {
  key: string;
  opens: string;
  closes: string;
}

let keys = 0;
/** A key that no other entry has. */
export const newKey = (): string => `${++keys}`;

export interface Draft {
  /** Monday first. */
  week: readonly (readonly Interval[])[];
  dates: readonly { key: string; date: string; intervals: readonly Interval[] }[];
  description: string;
  website: string;
  picture: PictureDto | null;
}

/** The most intervals of a day and the most dates that the API takes. */
export const MAX_INTERVALS = 4;
export const MAX_DATES = 60;
/** What is typed most. */
export const usual = (): Interval => ({ key: newKey(), opens: '10:00', closes: '20:00' });

type Times = Pick<Interval, 'opens' | 'closes'>;
/** A time field has no 24:00: midnight ends a day as it begins the next. */
const shown = ({ opens, closes }: Times): Interval => ({
  key: newKey(),
  opens,
  closes: closes === '24:00' ? '00:00' : closes,
});
const sent = ({ opens, closes }: Times): Times => ({ opens, closes: closes === '00:00' ? '24:00' : closes });
const byTime = (a: Times, b: Times) => (a.opens < b.opens ? -1 : 1);

export const draftOf = ({ weekly, exceptions, description, website, picture }: OwnStorefrontDto): Draft => ({
  week: WEEKDAYS.map((day) =>
    weekly
      .filter((each) => each.day === day)
      .sort(byTime)
      .map(shown),
  ),
  dates: exceptions.map(({ date, intervals }) => ({ key: newKey(), date, intervals: intervals.map(shown) })),
  description: description ?? '',
  website: website ?? '',
  picture,
});

/** The draft as the API takes it; `base` is what it began with. */
export function changedFrom(draft: Draft, base: Draft, timeZone: string | null): SaveStorefront {
  const { website, ...rest } = savedFrom(draft, timeZone);
  // The settings change it as well: what was not typed here must not put an old one back.
  return differs('website', draft, base) ? { ...rest, website } : rest;
}

/** All of the draft. */
export function savedFrom(draft: Draft, timeZone: string | null): Required<SaveStorefront> {
  const weekly: HoursDto['weekly'] = draft.week.flatMap((intervals, nth) =>
    intervals.map((interval) => ({ day: WEEKDAYS[nth] ?? 'MONDAY', ...sent(interval) })),
  );
  return {
    weekly,
    exceptions: draft.dates.map(({ date, intervals }) => ({ date, intervals: intervals.map(sent) })),
    description: draft.description.trim() || null,
    website: draft.website.trim() || null,
    timeZone,
    picture: draft.picture?.uuid ?? null,
  };
}

/** What is wrong, by where it stands: `week.0`, `dates.2`, `description`, `website`, `picture`. */
export function placedProblems(
  draft: Draft,
  problems: Readonly<Record<string, string>>,
): Record<string, string> {
  const days = draft.week.flatMap((intervals, day) => intervals.map(() => day));
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const [list, nth] = field.split('.');
      if (list === 'weekly') return [`week.${days[Number(nth)] ?? 0}`, problem];
      return [list === 'exceptions' ? `dates.${nth ?? 0}` : field, problem];
    }),
  );
}

/** What of a draft would be saved, one field at a time. */
const written = (draft: Draft) => {
  const { weekly: week, exceptions: dates, description, website, picture } = savedFrom(draft, null);
  return { week, dates, description, website, picture };
};
const differs = (field: keyof Draft, a: Draft, b: Draft) =>
  JSON.stringify(written(a)[field]) !== JSON.stringify(written(b)[field]);

const FIELDS = [
  'week',
  'dates',
  'description',
  'website',
  'picture',
] as const satisfies readonly (keyof Draft)[];
export const isSame = (a: Draft, b: Draft): boolean => FIELDS.every((field) => !differs(field, a, b));

/** What was typed since `base`, above what was saved elsewhere. */
export const mergeDrafts = (typed: Draft, base: Draft, latest: Draft): Draft => ({
  ...latest,
  ...Object.fromEntries(
    FIELDS.filter((field) => differs(field, typed, base)).map((field) => [field, typed[field]]),
  ),
});
