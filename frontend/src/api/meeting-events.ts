/** Events at which two may meet: those near the visitor, at the stores that they follow, and at the store of the other one. */
import { baseApi } from './base';
import type { EventDto } from './events';

export type { EventDto } from './events';

/** How far ahead a meeting is looked for, how far away, and how many events are shown. */
const DAYS_AHEAD = 21;
const NEAR_KM = 50;
const MAX_EVENTS = 40;
/** Of the stores that somebody follows. */
const MAX_STORES = 5;

const startOf = ({ date, time }: EventDto): string => `${date}T${time}`;
const isNear = ({ distance }: EventDto): boolean => (distance?.km ?? 0) <= NEAR_KM;

interface FollowedStore {
  uuid: string;
}

const meetingEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The soonest first; `store` is that of the other one, if it is one. */
    meetingEvents: build.query<EventDto[], { store: string | null }>({
      queryFn: async ({ store }, _api, _options, ask) => {
        const to = new Date(Date.now() + DAYS_AHEAD * 24 * 60 * 60 * 1000).toISOString();
        const params = { to, limit: MAX_EVENTS };
        const followed = await ask({ url: '/api/storefronts/followed', params: { limit: MAX_STORES } });
        const stores = new Set([
          ...(store ? [store] : []),
          ...((followed.data as FollowedStore[] | undefined)?.map(({ uuid }) => uuid) ?? []),
        ]);
        const [near, ...others] = await Promise.all([
          ask({ url: '/api/events', params: { ...params, sort: 'nearest' } }),
          ...[...stores].map((each) => ask({ url: `/api/events/store/${encodeURIComponent(each)}`, params })),
        ]);
        if (near?.error && others.every(({ error }) => error)) return { error: near.error };
        const found = [
          ...((near?.data as EventDto[] | undefined)?.filter(isNear) ?? []),
          ...others.flatMap(({ data }) => (data as EventDto[] | undefined) ?? []),
        ];
        const events = [...new Map(found.map((event) => [event.uuid, event])).values()];
        return {
          data: events
            .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
            .slice(0, MAX_EVENTS),
        };
      },
      providesTags: ['events'],
    }),
  }),
});

export const { useMeetingEventsQuery } = meetingEventsApi;
