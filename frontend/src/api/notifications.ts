/** The calls about notifications, for the screens. */
import {
  type GetNotificationsApiArg,
  notificationsApi as generated,
  type NotificationDto,
} from './generated/notifications';
import { PAGING, type Page, toPage } from './page';

export type { NotificationDto } from './generated/notifications';

/** The page size of the list. */
const PAGE = 30;

/** A failure changes nothing: what was shown before it is right. */
const changed = (_done: unknown, failure: unknown) => (failure ? [] : (['notifications'] as const));

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

/** Shows notifications as read before the server has said so. */
const shownAsRead = (which: (entry: NotificationDto) => boolean) =>
  withList.util.updateQueryData('notifications', undefined, ({ pages }) => {
    for (const entry of pages.flatMap(({ rows }) => rows)) if (which(entry)) entry.read = true;
  });

/** Takes back what was shown when the server refuses. */
async function showAtOnce(shown: { undo: () => void }, answer: Promise<unknown>): Promise<void> {
  await answer.catch(shown.undo);
}

export const notificationsApi = withList.enhanceEndpoints({
  endpoints: {
    // Asked again and again, also while somebody is asked to log in.
    getUnreadCount: { providesTags: ['notifications'], extraOptions: { isBackground: true } },
    markNotificationRead: {
      invalidatesTags: changed,
      onQueryStarted: (uuid, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch(shownAsRead((entry) => entry.uuid === uuid)), queryFulfilled),
    },
    markAllNotificationsRead: {
      invalidatesTags: changed,
      onQueryStarted: ({ until }, { dispatch, queryFulfilled }) =>
        showAtOnce(dispatch(shownAsRead(({ createdAt }) => createdAt <= until)), queryFulfilled),
    },
  },
});

export const {
  useGetUnreadCountQuery,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsInfiniteQuery,
} = notificationsApi;
