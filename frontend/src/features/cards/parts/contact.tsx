/** Contact details that can be used with a tap; whoever hides theirs is not listed. */
import classes from './contact.module.css';

const NOT_LISTED = 'Not listed';

export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone ? (
    <a className={`${classes.link} ${classes.whole}`} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  ) : (
    NOT_LISTED
  );

export const EmailLink = ({ email }: { email: string | null }) =>
  email ? (
    <a className={classes.link} href={`mailto:${email}`}>
      {email}
    </a>
  ) : (
    NOT_LISTED
  );
