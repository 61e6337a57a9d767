/** The calls about the public pages of stores, for the screens of members. */
import { storefrontsApi as generated } from './generated/storefronts';
import { unlessRefused } from './unless-refused';

export type {
  CardSeller,
  HoursDto,
  OpeningStateDto,
  OwnStorefrontDto,
  PublicCard,
  SaveStorefront,
  StoreDayDto,
  StorefrontDto,
  StorefrontEvent,
  StoreSingle,
} from './generated/storefronts';

const changed = unlessRefused(['storefronts'] as const);

export const storefrontsApi = generated.enhanceEndpoints({
  endpoints: {
    getOwnStorefront: { providesTags: ['storefronts'] },
    isStoreFollowed: { providesTags: ['storefronts'] },
    followStore: { invalidatesTags: changed },
    unfollowStore: { invalidatesTags: changed },
    // The website is in the settings, and on the list of stores.
    saveStorefront: { invalidatesTags: unlessRefused(['storefronts', 'users', 'stores'] as const) },
  },
});

export const {
  useFollowStoreMutation,
  useGetOwnStorefrontQuery,
  useIsStoreFollowedQuery,
  useLazyGetOwnStorefrontQuery,
  useSaveStorefrontMutation,
  useUnfollowStoreMutation,
} = storefrontsApi;
