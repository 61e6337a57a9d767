/** Where toasts and the dialogs around logging in appear, above whichever page is open. */
import { AuthDialogs } from '../features/auth/auth-dialogs';
import { Toasts } from '../ui/toasts';
import Providers from './providers';

export default function DialogHost() {
  return (
    <Providers>
      <Toasts />
      <AuthDialogs />
    </Providers>
  );
}
