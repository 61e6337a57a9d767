/** Contact details that can be used with a tap; anyone who hides theirs is not listed. */
import { dial, mailTo } from '../../lib/links';
import { texts } from '../../texts';
import classes from './contact.module.css';

/** The placeholder for a detail that is hidden or missing. */
export const NOT_LISTED = texts.ui.notListed;

export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone ? (
    <a className={`${classes.link} ${classes.whole}`} href={dial(phone)}>
      {phone}
    </a>
  ) : (
    NOT_LISTED
  );

interface EmailLinkProps {
  email: string | null;
  /** What a mail is about. */
  subject?: string;
}

export const EmailLink = ({ email, subject }: EmailLinkProps) =>
  email ? (
    <a className={classes.link} href={subject ? mailTo(email, subject) : `mailto:${email}`}>
      {email}
    </a>
  ) : (
    NOT_LISTED
  );
