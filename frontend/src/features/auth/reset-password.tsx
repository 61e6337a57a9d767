/** What the link to a new password leads to. Stands as HTML: the form comes after it. */
import { useSearchParams } from 'react-router-dom';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { ButtonShape, FieldShape } from '../../ui/field-shape';
import { LazyMantineIsland } from '../../ui/lazy-mantine-island';
import { Notice } from '../../ui/notice';
import { PlainButton } from '../../ui/plain-button';
import { useAuthDialog } from './auth-dialog-state';
import classes from './mail-links.module.css';

const form = lazyWithPreload(() => import('./parts/reset-password-form'));

/** The form, or what is wrong with a link that has no token. */
export function ResetPassword() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { open } = useAuthDialog();
  if (token) return <LazyMantineIsland part={form} props={{ token }} shape={<FormShape />} />;
  return (
    <Notice title={texts.auth.reset.invalid} text={texts.auth.reset.noCode}>
      <PlainButton onClick={() => open('forgot')}>{texts.auth.reset.newLink}</PlainButton>
    </Notice>
  );
}

const FormShape = () => (
  <div className={classes.form}>
    <div className={classes.fields}>
      <FieldShape label={texts.auth.reset.password} description={texts.auth.reset.atLeast} />
      <FieldShape label={texts.auth.reset.confirm} />
      <ButtonShape />
    </div>
  </div>
);
