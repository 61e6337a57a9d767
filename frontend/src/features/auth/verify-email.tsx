/** What the link in the verification mail leads to. Stands as HTML: what needs the kit or the store comes after it. */
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part';
import { texts } from '../../texts';
import { ButtonShape, FieldShape } from '../../ui/field-shape';
import { KitPart } from '../../ui/kit-part';
import { Notice } from '../../ui/notice';
import classes from './mail-links.module.css';

const verification = lazyPart(() => import('./parts/verification'));
const resend = lazyPart(() => import('./parts/resend'));

/** Verifies with the token of the address, and says how it went. */
export function VerifyEmail() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { invalid, noCode, verifying } = texts.auth.verify;
  if (token) return <KitPart part={verification} given={{ token }} shape={<Notice live {...verifying} />} />;
  return (
    <Notice alert title={invalid} text={noCode}>
      <KitPart part={resend} given={{}} shape={<ResendShape />} />
    </Notice>
  );
}

const ResendShape = () => (
  <div className={classes.resend}>
    <FieldShape label={texts.auth.verify.email} />
    <ButtonShape />
  </div>
);
