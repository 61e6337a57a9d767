/** The copies that a notice is about, as far as they are on the market still. */
import { Link } from 'react-router-dom';
import { useWantMatchesInfiniteQuery, type WantMatchDto } from '../../api/watchlist';
import { cardPath } from '../../lib/card-paths';
import { conditionLabels, finishLabels, typeLabels } from '../../lib/listing-values';
import { formatPrice } from '../../lib/money';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import classes from './found-copies.module.css';

export function FoundCopies({ batch }: { batch: string }) {
  const t = texts.wants.found;
  const query = useWantMatchesInfiniteQuery(batch);
  return (
    <>
      <h2 className={classes.title}>{t.title}</h2>
      <PagedList
        query={query}
        label={t.title}
        failure={t.failed}
        skeleton={<p role="status">{t.load}</p>}
        empty={
          <EmptyState title={t.none} text={t.noneHelp}>
            <ButtonLink size="l" to={paths.watchlist}>
              {t.back}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(rows, list) => (
          <ul ref={list} className={classes.found}>
            {rows.map((match) => (
              <Found key={match.listing} match={match} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Found({ match }: { match: WantMatchDto }) {
  const t = texts.wants.found;
  const { before, condition, finish, type } = match;
  return (
    <li className={classes.copy}>
      <h3 className={classes.name}>
        <Link to={cardPath(match.cardId)}>{match.cardName}</Link>
      </h3>
      <p className={classes.price}>
        {formatPrice(match.price)} {before !== null && <small>{t.instead(formatPrice(before))}</small>}
      </p>
      <p className={classes.about}>
        {[conditionLabels[condition], finishLabels[finish], typeLabels[type], t.from(match.listerName)].join(
          ' · ',
        )}
      </p>
    </li>
  );
}
