/** What can be done at once about a listing: call, see the way, write. What a lister hides has no way. */
import type { CardListing } from '../../../api/listings';
import { dial, directionsTo, mailTo } from '../../../lib/links';
import { texts } from '../../../texts';
import classes from './contact-ways.module.css';

const { listings: words } = texts.cards.page;

interface ContactWaysProps {
  to: { name: string; phoneNumber: string | null; address: string | null; email: string | null };
  /** What a mail is about. */
  about: Pick<CardListing, 'cardName' | 'cardSet' | 'cardNumber'>;
}

/** `Clockwork Heron (Brinemarch #89)`. */
export const subjectOf = ({ cardName, cardSet, cardNumber }: ContactWaysProps['about']): string =>
  words.subject(cardName, `${cardSet} #${cardNumber}`);

export function ContactWays({ to: { name, phoneNumber, address, email }, about }: ContactWaysProps) {
  if (!phoneNumber && !address && !email) return null;
  return (
    <ul className={classes.ways}>
      {phoneNumber && (
        <li>
          <a className={classes.way} href={dial(phoneNumber)} aria-label={words.callTo(name)}>
            {words.call}
          </a>
        </li>
      )}
      {address && (
        <li>
          <a
            className={classes.way}
            href={directionsTo(address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.directionsTo(name)}
          >
            {words.directions}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className={classes.way} href={mailTo(email, subjectOf(about))} aria-label={words.mailTo(name)}>
            {words.mail}
          </a>
        </li>
      )}
    </ul>
  );
}
