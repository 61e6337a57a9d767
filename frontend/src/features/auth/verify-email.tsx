/** What the link in the verification mail leads to. */
import { useSearchParams } from 'react-router-dom';
import { texts } from '../../texts';
import { Notice } from '../../ui/notice';
import { Resend } from './parts/resend';
import { Verification } from './parts/verification';

/** Verifies with the token of the address, and says how it went. */
export function VerifyEmail() {
  const [params] = useSearchParams();
  const token = params.get('token');
  if (token) return <Verification token={token} />;
  return (
    <Notice alert title={texts.auth.verify.invalid} text={texts.auth.verify.noCode}>
      <Resend />
    </Notice>
  );
}
