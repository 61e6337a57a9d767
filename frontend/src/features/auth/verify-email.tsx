/** What the link in the verification mail leads to. Stands as HTML: what needs Mantine or the store comes after it. */
import { useSearchParams } from 'react-router-dom';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { ButtonShape, FieldShape } from '../../ui/field-shape';
import { LazyMantineIsland } from '../../ui/lazy-mantine-island';
import { Notice } from '../../ui/notice';
import classes from './mail-links.module.css';

const verification = lazyWithPreload(() => import('./parts/verification'));
const resend = lazyWithPreload(() => import('./parts/resend'));

/** Verifies with the token of the address, and says how it went. */
export function VerifyEmail() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { invalid, noCode, verifying } = texts.auth.verify;
  if (token)
    return <LazyMantineIsland part={verification} props={{ token }} shape={<Notice live {...verifying} />} />;
  return (
    <Notice alert title={invalid} text={noCode}>
      <LazyMantineIsland part={resend} props={{}} shape={<ResendShape />} />
    </Notice>
  );
}

const ResendShape = () => (
  <div className={classes.resend}>
    <FieldShape label={texts.auth.verify.email} />
    <ButtonShape />
  </div>
);
