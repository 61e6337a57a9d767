/** The calls about notifications, for the screens. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { hasProblemCode, isUnanswered } from '../lib/problem';
import {
  type GetNotificationsApiArg,
  notificationsApi as generated,
  type NotificationDto,
  type PreferencesDto,
} from './generated/notifications';
import type { CountHandler } from './notifications-live';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';

export type {
  ChooseKind,
  KindPreferenceDto,
  NotificationDto,
  PreferencesDto,
  UnreadCountDto,
  UnsubscribeChoicesDto,
} from './generated/notifications';

/** They may have been changed on another device: a remount refetches what is older than this; in seconds. */
export const PREFERENCES_REFETCH = { refetchOnMountOrArgChange: 60 } as const;

/** The page size of the list. */
const PAGE = 30;

const changed = unlessRefused(['notifications'] as const);

/** The generated read gives one page without its headers; the screen reads on. */
const withList = generated.injectEndpoints({
  endpoints: (build) => ({
    /** What the visitor was notified of, page by page, the latest first. */
    notifications: build.infiniteQuery<Page<NotificationDto>, void, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ pageParam: after }) => ({
        url: '/api/notifications',
        params: { limit: PAGE, after } satisfies GetNotificationsApiArg,
      }),
      transformResponse: (rows: NotificationDto[], meta) => toPage(rows, meta),
      providesTags: ['notifications'],
    }),
  }),
});

/** Shows notifications as read, or not. */
const shownAsRead = (which: ReadonlySet<string>, read: boolean) =>
  withList.util.updateQueryData('notifications', undefined, ({ pages }) => {
    for (const entry of pages.flatMap(({ rows }) => rows)) if (which.has(entry.uuid)) entry.read = read;
  });

type State = Parameters<typeof generated.util.selectCachedArgsForQuery>[0];

interface Change {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<unknown>;
}

/** Shows a count that came by itself. */
export function useShowUnreadCount(): CountHandler {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return useCallback(
    ({ unread, latest }) => {
      dispatch(
        withList.util.updateQueryData('getUnreadCount', undefined, (shown) => {
          shown.unread = unread;
          if (latest !== undefined) shown.latest = latest;
        }),
      );
    },
    [dispatch],
  );
}

/** Shows notifications as read before the server has said so, and takes it back when it refuses: the same ones, wherever they are by then. */
async function showReadAtOnce(
  which: (entry: NotificationDto) => boolean,
  { dispatch, getState, queryFulfilled }: Change,
): Promise<void> {
  const pages = withList.endpoints.notifications.select()(getState()).data?.pages ?? [];
  const unread = pages.flatMap(({ rows }) => rows).filter((entry) => !entry.read && which(entry));
  const shown = new Set(unread.map(({ uuid }) => uuid));
  dispatch(shownAsRead(shown, true));
  await queryFulfilled.catch(() => dispatch(shownAsRead(shown, false)));
}

/** Shows how the visitor is notified as the server has saved it. */
const shownAsSaved = (saved: PreferencesDto) =>
  withList.util.updateQueryData('getNotificationPreferences', undefined, () => saved);

async function showWhenSaved(
  answer: Promise<{ data: PreferencesDto }>,
  show: (saved: PreferencesDto) => void,
): Promise<void> {
  const saved = await answer.catch(() => undefined);
  if (saved) show(saved.data);
}

const preferencesChanged = (_done: unknown, failure: unknown) =>
  failure ? [] : (['notificationPreferences'] as const);

/** Also after a failure: the server may have got it, and its answer was lost. */
const pushChanged = ['push'] as const;

export const notificationsApi = withList.enhanceEndpoints({
  endpoints: {
    // Asked again and again, also while somebody is asked to log in.
    getUnreadCount: { providesTags: ['notifications'], extraOptions: { isBackground: true } },
    getNotificationPreferences: { providesTags: ['notificationPreferences'] },
    saveNotificationPreferences: {
      // Where they have changed since, or may have by this call, they are fetched again: another press saves what was chosen over those.
      invalidatesTags: (_saved, failure) =>
        isUnanswered(failure) || hasProblemCode(failure, 'notifications.preferences-changed')
          ? ['notificationPreferences']
          : [],
      onQueryStarted: (_choices, { dispatch, queryFulfilled }) =>
        showWhenSaved(queryFulfilled, (saved) => dispatch(shownAsSaved(saved))),
    },
    getPushStatus: { providesTags: ['push'] },
    savePushSubscription: { invalidatesTags: pushChanged },
    removePushSubscription: { invalidatesTags: pushChanged },
    unmuteNotifications: { invalidatesTags: preferencesChanged },
    unsubscribe: { invalidatesTags: preferencesChanged },
    markNotificationRead: {
      invalidatesTags: changed,
      onQueryStarted: (uuid, call) => showReadAtOnce((entry) => entry.uuid === uuid, call),
    },
    markAllNotificationsRead: {
      invalidatesTags: changed,
      onQueryStarted: ({ until }, call) => showReadAtOnce(({ createdAt }) => createdAt <= until, call),
    },
  },
});

export const {
  useGetNotificationPreferencesQuery,
  useGetPushStatusQuery,
  useGetUnreadCountQuery,
  useGetUnsubscribeChoicesQuery,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsInfiniteQuery,
  useRemovePushSubscriptionMutation,
  useSaveNotificationPreferencesMutation,
  useSavePushSubscriptionMutation,
  useUnmuteNotificationsMutation,
  useUnsubscribeMutation,
} = notificationsApi;
