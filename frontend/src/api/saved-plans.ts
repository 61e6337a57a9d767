/** The calls about kept plans, for the screens. */
import { coverApi as generated, type SavedPlan } from './generated/cover';
import { unlessRefused } from './unless-refused';

export type {
  SavedPlan,
  SavedPlanSummary,
  SavePlan,
  SharedPick,
  SharedPlan,
  SharedStop,
} from './generated/cover';

/** The list of plans. One of them is read again with nothing else: it may just be gone. */
const LIST = { type: 'cover', id: 'plans' } as const;
const tagOf = (uuid: string) => ({ type: 'cover', id: `plan-${uuid}` }) as const;

interface Answering {
  dispatch: (action: ReturnType<typeof shown>) => unknown;
  queryFulfilled: Promise<{ data: SavedPlan }>;
}
const shown = (plan: SavedPlan) => generated.util.upsertQueryData('getSavedPlan', plan.uuid, plan);

/** The answer to a change is the plan as it is now. */
const CHANGES = {
  invalidatesTags: unlessRefused([LIST]),
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: Answering) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(shown(answer.data));
  },
};

export const {
  useGetSavedPlanQuery,
  useGetSavedPlansQuery,
  useGetSharedPlanQuery,
  useRefreshSavedPlanMutation,
  useRemoveSavedPlanMutation,
  useRenameSavedPlanMutation,
  useSavePlanMutation,
  useSharePlanMutation,
  useStopSharingPlanMutation,
} = generated.enhanceEndpoints({
  endpoints: {
    getSavedPlans: { providesTags: [LIST] },
    getSavedPlan: { providesTags: (_plan, _failure, uuid) => [tagOf(uuid)] },
    removeSavedPlan: { invalidatesTags: unlessRefused([LIST]) },
    savePlan: CHANGES,
    renameSavedPlan: CHANGES,
    refreshSavedPlan: CHANGES,
    sharePlan: CHANGES,
    stopSharingPlan: CHANGES,
  },
});
