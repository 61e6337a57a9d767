/** What somebody has done with their deals: in a line where one decides whether to meet them, a line each on their own page. */
import { useRecordOfQuery } from '../../api/reviews';
import { formatMonth } from '../../lib/format-date';
import { texts } from '../../texts';
import { recordFacts } from './record-text';
import classes from './reviews.module.css';

interface RecordProps {
  account: string;
  isList?: boolean;
}

export default function Record({ account, isList = false }: RecordProps) {
  const { currentData: record } = useRecordOfQuery(account);
  if (!record) return null;
  const facts = recordFacts(record);
  const title = <span className={classes.since}>{texts.reviews.title}</span>;
  const since = <span className={classes.since}>{texts.reviews.since(formatMonth(record.since))}</span>;
  const first = <span className={classes.first}>{texts.reviews.firstTimer}</span>;
  if (isList)
    return (
      <div className={classes.history}>
        <p className={classes.record}>
          {title}
          {since}
        </p>
        {facts.length > 0 ? (
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : (
          first
        )}
      </div>
    );
  return (
    <p className={classes.record}>
      {title}
      {facts.length > 0 ? facts.join(' · ') : first}
      {since}
    </p>
  );
}
