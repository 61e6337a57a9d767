/** The terms at their own address. */
import { useMounted } from '@mantine/hooks';
import { useAuthDialog } from '../auth-dialog-state';
import { TermsDialog } from './terms-dialog';

export default function LinkedTerms() {
  const { dialog, close } = useAuthDialog();
  // Mantine restores the focus of a dialog that opens, but not of one that mounts open.
  const mounted = useMounted();
  return <TermsDialog opened={mounted && dialog === 'terms'} onClose={close} />;
}
