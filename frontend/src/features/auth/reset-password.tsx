/** What the link to a new password leads to. */
import { useSearchParams } from 'react-router-dom';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useAuthDialog } from './auth-dialog-state';
import { ResetPasswordForm } from './parts/reset-password-form';

/** The form, or what is wrong with a link that has no token. */
export function ResetPassword() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { open } = useAuthDialog();
  if (token) return <ResetPasswordForm token={token} />;
  return (
    <Notice title={texts.auth.reset.invalid} text={texts.auth.reset.noCode}>
      <Button size="l" onClick={() => open('forgot')}>
        {texts.auth.reset.newLink}
      </Button>
    </Notice>
  );
}
