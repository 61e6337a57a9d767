/** Puts a removed card back on the watchlist, with what was wanted of it. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import {
  savedAs,
  useSaveWantMutation,
  useWatchCardMutation,
  type WantDto,
  watchlistApi,
  watchOf,
} from '../../../api/watchlist';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError } from '../../../ui/toast';

const READ_NOW = { subscribe: false, forceRefetch: true } as const;

export function usePutBack(owner: string) {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const [saveWant] = useSaveWantMutation();
  const [watch] = useWatchCardMutation();
  return {
    /** Read before the card is removed: its terms go with it. Undefined where there are none, or they can't be read. */
    termsOf: async (cardId: string): Promise<WantDto | undefined> =>
      (await dispatch(watchlistApi.endpoints.getWant.initiate(cardId, READ_NOW))).data,
    putBack: async (cardId: string, want: WantDto | undefined) => {
      const { error } = want
        ? await saveWant({ id: cardId, saveWant: savedAs(want) })
        : await watch(watchOf(owner, cardId));
      if (error) toastError(problemText(error, texts.watchlist.toggle.failed));
    },
  };
}
