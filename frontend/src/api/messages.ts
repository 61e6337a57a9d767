/** The calls about the messages between the two of an offer, for the screens. */
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type GetMessagesApiArg, offersApi as generated, type MessageDto } from './generated/offers';
import { INBOX_TAG, THREAD_TAG } from './message-tags';
import { PAGING, type Page, toPage } from './page';
import { unlessRefused } from './unless-refused';

export type { MessageDto, ThreadDto } from './generated/offers';

/** Messages that are read at once. */
const PAGE = 40;

const withMessages = generated.injectEndpoints({
  endpoints: (build) => ({
    /** The messages of an offer, page by page, the latest first. */
    messages: build.infiniteQuery<Page<MessageDto>, string, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: uuid, pageParam: after }) => ({
        url: `/api/offers/${encodeURIComponent(uuid)}/messages`,
        params: { limit: PAGE, after } satisfies Omit<GetMessagesApiArg, 'uuid'>,
      }),
      transformResponse: (rows: MessageDto[], meta) => toPage(rows, meta),
      providesTags: (_pages, _error, uuid) => [THREAD_TAG(uuid)],
    }),
  }),
});

/** Shows a message that was sent as the latest one, before the list is read again. */
const shown = (uuid: string, message: MessageDto) =>
  withMessages.util.updateQueryData('messages', uuid, ({ pages: [latest] }) => {
    if (!latest || latest.rows.some((row) => row.uuid === message.uuid)) return;
    latest.rows.unshift(message);
    latest.total += 1;
  });

export const messagesApi = withMessages.enhanceEndpoints({
  endpoints: {
    getThread: { providesTags: (_thread, _error, uuid) => [THREAD_TAG(uuid)] },
    writeMessage: {
      // The stream of events says what has changed.
      invalidatesTags: [],
      onQueryStarted: async ({ uuid }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        // RTK Query adds a page that is in flight to the pages from before this message.
        do dispatch(shown(uuid, sent.data));
        while (await dispatch(withMessages.util.getRunningQueryThunk('messages', uuid)));
      },
    },
    markMessagesRead: {
      invalidatesTags: (done, failure, { uuid }) =>
        unlessRefused([INBOX_TAG, THREAD_TAG(uuid), 'notifications'] as const)(done, failure),
      onQueryStarted: async ({ uuid }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          withMessages.util.updateQueryData('getThread', uuid, (thread) => {
            thread.unread = 0;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
    muteMessages: {
      // A read that was on its way may bring what was chosen before.
      invalidatesTags: (done, failure, { uuid }) => unlessRefused([THREAD_TAG(uuid)])(done, failure),
      onQueryStarted: async ({ uuid, muteMessages: { isMuted } }, { dispatch, queryFulfilled }) => {
        if (!(await queryFulfilled.catch(() => null))) return;
        dispatch(
          withMessages.util.updateQueryData('getThread', uuid, (thread) => {
            thread.isMuted = isMuted;
          }),
        );
      },
    },
  },
});

export const {
  useGetThreadQuery,
  useMarkMessagesReadMutation,
  useMessagesInfiniteQuery,
  useMuteMessagesMutation,
  useWriteMessageMutation,
} = messagesApi;

/** A function that reads the messages of an offer again. */
export function useReadThreadAgain(uuid: string): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(messagesApi.util.invalidateTags([THREAD_TAG(uuid)]));
  }, [dispatch, uuid]);
}
