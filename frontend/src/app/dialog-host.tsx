/** Where dialogs and toasts appear, above whichever page is open. */
import { Notifications } from '@mantine/notifications';
import { AuthDialogs } from '../features/auth/auth-dialogs';
import Providers from './providers';

export default function DialogHost() {
  return (
    <Providers>
      <Notifications position="bottom-center" limit={4} containerWidth={400} />
      <AuthDialogs />
    </Providers>
  );
}
