/** Asks for the password before everything that is kept about somebody is erased. */
import { useEraseUserMutation } from '../../../api/users';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import classes from './form.module.css';
import { type EndOfAccountProps, PasswordDialog } from './password-dialog';

const t = texts.ownData.erasing;

export default function EraseDialog({ onEnded, ...rest }: EndOfAccountProps) {
  const { uuid, role } = rest.user;
  const [erase] = useEraseUserMutation();
  const end = async (password: string) => {
    await erase({ uuid, confirmWithPassword: { password } }).unwrap();
    toastSuccess(t.erased);
    onEnded();
  };
  return (
    <PasswordDialog {...rest} title={t.ask} confirm={t.confirm} failed={t.notErased} end={end}>
      <p className={classes.said}>{t.question[role === 'STORE' ? 'store' : 'user']}</p>
      <p className={classes.said}>{t.stays}</p>
    </PasswordDialog>
  );
}
