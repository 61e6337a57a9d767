/** What is special about one copy: its language, whether it is signed or altered, and its lister's public note. */
import type { ListingDto } from '../../api/listings';
import { languageLabel } from '../../lib/languages';
import { texts } from '../../texts';
import badges from './badges.module.css';
import classes from './copy-facts.module.css';

/** Badges: the usual needs no word. `hasLanguage`: it is not said elsewhere. */
export const CopyBadges = ({
  copy: { language, isSigned, isAltered },
  hasLanguage = false,
}: {
  copy: Pick<ListingDto, 'language' | 'isSigned' | 'isAltered'>;
  hasLanguage?: boolean;
}) =>
  [
    hasLanguage && language !== 'en' && languageLabel(language),
    isSigned && texts.copies.signed,
    isAltered && texts.copies.altered,
  ].map(
    (word) =>
      word && (
        <span key={word} className={`${badges.badge} ${badges.type}`}>
          {word}
        </span>
      ),
  );

/** What its lister says of it. */
export const CopyNote = ({ note }: { note: string | null }) =>
  note && (
    <p className={classes.note} dir="auto">
      {note}
    </p>
  );
