/** Earlier versions of an offer, folded: each stays as it was sent. */
import type { OfferWithRevisions } from '../../../api/offers';
import { FoldedTradeSection } from '../../../entities/trade/trade-section';
import { formatDateTime } from '../../../lib/format-time-ago';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from '../offer.module.css';

interface RevisionsProps {
  offer: OfferWithRevisions;
  me: string;
  who: string;
}

export function Revisions({ offer: { revisions }, me, who }: RevisionsProps) {
  const t = texts.offers;
  const earlier = revisions.slice(1);
  if (earlier.length === 0) return null;
  return (
    <FoldedTradeSection title={t.revisions}>
      <ol className={classes.list} reversed>
        {earlier.map(({ revision, author, madeAt, lines, cash, note }) => (
          <li key={revision}>
            <p className={classes.text}>
              <strong>{t.revision(revision)}</strong> {t.by(author === me ? t.you : who)} ·{' '}
              <time dateTime={madeAt}>{formatDateTime(madeAt)}</time>
            </p>
            <ul className={classes.list}>
              {lines.map(({ listing, card, price }) => (
                <li key={listing}>
                  {card.name} · {formatPrice(price)}
                </li>
              ))}
              {cash && (
                <li>
                  {texts.sheet.cash}: {formatPrice(cash.amount)}
                </li>
              )}
            </ul>
            {note && (
              <p className={classes.note} dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </FoldedTradeSection>
  );
}
