/** Asks for the password before the account is closed for good. */
import { useDisableUserMutation } from '../../../api/users';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './form.module.css';
import { type EndOfAccountProps, PasswordDialog } from './password-dialog';

const t = texts.ownData.closing;

export default function CloseDialog({ onEnded, ...rest }: EndOfAccountProps) {
  const { uuid, role, email } = rest.user;
  const [disable] = useDisableUserMutation();
  const end = async (password: string) => {
    await disable({ uuid, confirmWithPassword: { password } }).unwrap();
    toastSuccess(t.closed);
    onEnded();
  };
  return (
    <PasswordDialog
      {...rest}
      title={t.ask}
      confirm={t.confirm}
      failed={t.notClosed}
      onFailed={() => toastError(t.notClosed)}
      end={end}
    >
      <p className={classes.said}>{t.question[role === 'STORE' ? 'store' : 'user'](email)}</p>
      <p className={classes.said}>{t.stays}</p>
    </PasswordDialog>
  );
}
