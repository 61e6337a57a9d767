/** Where toasts and the dialogs around logging in appear, above whichever page is open. */
import { useEffect } from 'react';
import { useAuthDialog } from '../features/auth/auth-dialog-state';
import { AuthDialogs } from '../features/auth/auth-dialogs';
import { paths } from '../lib/paths';
import { Toasts } from '../ui/toasts';
import { preloadPage } from './preload-page';
import Providers from './providers';

export default function DialogHost() {
  const { dialog } = useAuthDialog();
  useEffect(() => {
    // Where a login leads: with its code at hand, all that is left to ask for is the data.
    if (dialog) void preloadPage(paths.home);
  }, [dialog]);
  return (
    <Providers>
      <Toasts />
      <AuthDialogs />
    </Providers>
  );
}
