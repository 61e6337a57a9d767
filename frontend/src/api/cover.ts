/** The calls that plan where to get a list of cards. */
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { coverApi as generated } from './generated/cover';
import type { GetWantsApiArg, WantDto, WatchedCardDto } from './generated/watchlist';
import { toPage } from './page';
import { watchlistApi } from './watchlist';

export type {
  CoverCard,
  CoverDto,
  CoveredCard,
  CoverLot,
  CoverMissing,
  CoverPlan,
  CoverPlanStop,
  CoverRelaxation,
  CoverRequest,
  CoverStop,
} from './generated/cover';

export const { useCoverListMutation } = generated;
export type { WantDto } from './generated/watchlist';
export const { useLazyGetWantsQuery } = watchlistApi;

/** As many wants as one call gives. */
const WANTS_PAGE = 500;

interface WatchedWithWants {
  /** The latest first. */
  watched: WatchedCardDto[];
  /** Those of these cards. */
  wants: WantDto[];
}

export const { useLazyWatchedWithWantsQuery } = watchlistApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Watched cards, and what is wanted of them. Wants come in another order than the cards: they are read on until each card has one,
     * or to the end. One that is saved before that moves to the front: the first page is then read again. Nothing invalidates the
     * answer: a plan is made for what it was then.
     */
    watchedWithWants: build.query<WatchedWithWants, { uuid: string; limit: number }>({
      queryFn: async ({ uuid, limit }, _api, _options, ask) => {
        const readWants = (after?: string) =>
          ask({
            url: '/api/watchlist/wants',
            params: { limit: WANTS_PAGE, after } satisfies GetWantsApiArg,
          });
        const [cards, first] = await Promise.all([
          ask({ url: `/api/watchlist/${encodeURIComponent(uuid)}`, params: { limit } }),
          readWants(),
        ]);
        if (cards.error) return { error: cards.error };
        const watched = cards.data as WatchedCardDto[];
        const without = new Set(watched.map(({ cardId }) => cardId));
        const wants: WantDto[] = [];
        for (let answer = first, isAgain = false; ; ) {
          if (answer.error) return { error: answer.error };
          const { rows, after } = toPage(answer.data as WantDto[], answer.meta as FetchBaseQueryMeta);
          wants.push(...rows.filter(({ cardId }) => without.delete(cardId)));
          const isOnlyPage = answer === first && after === null;
          if (without.size === 0 || isOnlyPage || isAgain) return { data: { watched, wants } };
          isAgain = after === null;
          answer = await readWants(after ?? undefined);
        }
      },
    }),
  }),
});
