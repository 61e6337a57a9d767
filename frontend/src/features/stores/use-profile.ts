/** The profile of an account, as members see it. */
import { useGetProfileQuery } from '../../api/users';
import { problemStatus } from '../../lib/problem';

/** Nobody has such an id: it is none, or the account is unknown or closed. */
const NOBODY = [400, 404];

/** Reads the profile of `uuid`; nothing is asked without one. */
export function useProfile(uuid: string | null) {
  const { currentData, error, isFetching, refetch } = useGetProfileQuery(uuid ?? '', { skip: uuid === null });
  const unknown = !isFetching && NOBODY.includes(problemStatus(error) ?? 0);
  return {
    profile: unknown ? undefined : currentData,
    unknown,
    failed: error !== undefined && !currentData && !unknown,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

export type ProfileRead = ReturnType<typeof useProfile>;
