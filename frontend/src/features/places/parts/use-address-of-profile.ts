/** A store that says where it is need not type its address a second time in its profile. */
import { etagOf } from '../../../api/etag';
import { useChangeUserMutation, useLazyGetUserQuery } from '../../../api/users';
import { type SessionUser, updateUser } from '../../../browser/session';

/** Gives the way to add the address to a profile that has none; it answers whether the profile has one then. */
export function useAddressOfProfile(user: SessionUser): (address: string) => Promise<boolean> {
  const [read] = useLazyGetUserQuery();
  const [change] = useChangeUserMutation();
  return async (address) => {
    if (user.address.trim() !== '') return true;
    try {
      const account = await read(user.uuid).unwrap();
      if (account.address.trim() !== '') return true;
      const next = await change({
        uuid: user.uuid,
        'If-Match': etagOf(account),
        changeUser: { address },
      }).unwrap();
      updateUser(next);
      return true;
    } catch {
      return false;
    }
  };
}
