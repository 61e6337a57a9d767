// How the operations on events and series are aimed at somebody's; the series is on Fridays.
import { aPlan } from '../src/modules/events/test/plan.js';
import { aSeries, weekdayAhead } from '../src/modules/events/test/series-plan.js';
import { OWN_TEMPLATES, TEMPLATES_OWNED, type TemplateBelongings } from './template-aims.js';

/** A series and a template that are somebody's; only a store has them. */
export interface SeriesBelongings extends TemplateBelongings {
  readonly series: string;
}

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const aDate = ({ series: uuid }: SeriesBelongings): Aim => ({ path: { uuid, date: weekdayAhead('FRIDAY') } });

/** What only its store may read or change. */
export const SERIES_OWNED: Readonly<
  Record<string, (of: SeriesBelongings & { owner: string; event: string }) => Aim>
> = {
  scheduleEvent: ({ owner }) => ({ body: aPlan({ userId: owner }) }),
  scheduleEvents: ({ owner }) => ({ body: [aPlan(), aPlan({ userId: owner })] }),
  changeEvent: ({ event }) => ({ path: { uuid: event }, body: { name: 'Taken over' } }),
  callOffEvent: ({ event }) => ({ path: { uuid: event } }),
  scheduleSeries: ({ owner }) => ({ body: aSeries({ userId: owner }) }),
  getSeries: ({ series }) => ({ path: { uuid: series } }),
  changeSeries: ({ series }) => ({ path: { uuid: series }, body: { name: 'Taken over' } }),
  callOffSeries: ({ series }) => ({ path: { uuid: series } }),
  ...TEMPLATES_OWNED,
  skipDate: aDate,
  bringBackDate: aDate,
};

/** What every member may call: it is about the caller alone. */
export const OWN_SERIES: Readonly<Record<string, () => Aim>> = {
  getSeriesOfStore: () => ({}),
  ...OWN_TEMPLATES,
};

/** What only a store may call, and how it is refused without a rule or a picture. */
export const WITHOUT_RULE: Readonly<Record<string, readonly [aim: () => Aim, refusal: string]>> = {
  previewSeries: [() => ({ body: {} }), 'request.invalid'],
  uploadEventPicture: [() => ({ body: {} }), 'request.media-type'],
  uploadStorePicture: [() => ({ body: {} }), 'request.media-type'],
};
