import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { etagOf } from '../../../api/etag';
import { type IsWatchedApiArg, type WantDto, watchlistApi } from '../../../api/watchlist';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { NO_WANT, savedAs } from './saved-as';

const { saveWant, watchCard } = watchlistApi.endpoints;

/** Says that a card is off the watchlist, with the way back: what was wanted of it comes back as well. */
export function sayRemoved(
  dispatch: ThunkDispatch<never, unknown, UnknownAction>,
  card: IsWatchedApiArg,
  want: WantDto | null,
): void {
  const putBack = async () => {
    const { error } = want
      ? await dispatch(
          saveWant.initiate({
            ...{ id: want.cardId, 'If-Match': etagOf(NO_WANT), saveWant: savedAs(want) },
          }),
        )
      : await dispatch(watchCard.initiate(card));
    if (error) toastError(problemText(error, texts.watchlist.notPutBack));
  };
  toastSuccess(texts.watchlist.removed, { label: texts.ui.undo, run: () => void putBack() });
}
