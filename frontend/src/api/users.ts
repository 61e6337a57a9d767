/** The calls about accounts and stores, for the screens. */
import { updateUser } from '../browser/session';
import type { Count } from '../texts/formatters';
import { type GetStoresApiArg, usersApi as generated, type StoreDto } from './generated/users';
import { PAGING, type Page, toCappedPage } from './page';
import { unlessRefused } from './unless-refused';

export type { Account, ChangeUser, ProfileDto, StoreDto } from './generated/users';

/** The page size of the list of stores. */
const STORE_PAGE = 60;

/** The profile of an account, which is among the stores for whatever else changes it. */
export const PROFILE_TAG = (account: string) => ({ type: 'stores', id: account }) as const;

/** What an account may trade, and with whom. */
const TRADING = [
  'users',
  'stores',
  'listings',
  'offers',
  'deals',
  'cover',
  'watchlist',
  'dashboard',
] as const;

/** A name, a phone number, an address stand beside listings and events, too. */
const users = generated.enhanceEndpoints({
  endpoints: {
    signUp: { invalidatesTags: (signedUp) => (signedUp ? ['stores'] : []) },
    getUser: {
      providesTags: ['users'],
      // The name that welcomes may have been changed on another device.
      onQueryStarted: (_uuid, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => updateUser(data),
          () => undefined,
        ),
    },
    getAge: { providesTags: ['users'] },
    setAge: { invalidatesTags: unlessRefused(TRADING) },
    getProfile: { providesTags: (_profile, _failure, account) => [PROFILE_TAG(account)] },
    // A copy of everything about somebody is not for keeping.
    getPersonalData: { keepUnusedDataFor: 0 },
    changeUser: {
      invalidatesTags: (changed) => (changed ? ['users', 'stores', 'storefronts', 'listings', 'events'] : []),
    },
  },
});

/** The generated reads give one page without its headers; the screens read on. */
export const usersApi = users.injectEndpoints({
  endpoints: (build) => ({
    /** The local stores, page by page, by name; `q` has words of a name or an address. */
    stores: build.infiniteQuery<Page<StoreDto, Count>, Pick<GetStoresApiArg, 'q'>, string | undefined>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { q }, pageParam: after }) => ({
        url: '/api/users/stores',
        params: { q, limit: STORE_PAGE, after } satisfies GetStoresApiArg,
      }),
      transformResponse: (rows: StoreDto[], meta) => toCappedPage(rows, meta),
      providesTags: ['stores'],
    }),
  }),
});

/** The arguments of `stores` for words of a name or an address; empty words find all. */
export const storesMatching = (words: string) => ({ q: words || undefined });

export const {
  useChangePasswordMutation,
  useChangeUserMutation,
  useDisableUserMutation,
  useEraseUserMutation,
  useGetAgeQuery,
  useGetProfileQuery,
  useGetUserQuery,
  useLazyGetPersonalDataQuery,
  useLazyGetUserQuery,
  useSetAgeMutation,
  useSignUpMutation,
  useStoresInfiniteQuery,
} = usersApi;
