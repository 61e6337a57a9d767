/** What reports what a public page is about, fetched after the page. */
import { AuthButton } from '../features/auth/auth-button';
import { PublicSafety } from '../features/moderation/public-safety';
import type { SafetyMenuProps } from '../features/moderation/safety-menu';
import { texts } from '../texts';

export default function Safety(props: SafetyMenuProps) {
  const t = texts.publicPage;
  return (
    <PublicSafety
      {...props}
      logIn={
        <AuthButton dialog="login" look="subtle" aria-label={t.reportOf(props.label)}>
          {t.report}
        </AuthButton>
      }
    />
  );
}
