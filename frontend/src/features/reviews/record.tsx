/** What somebody has done with their deals, in a line: shown where one decides whether to meet them. */
import { useRecordOfQuery } from '../../api/reviews';
import { formatMonth } from '../../lib/format-date';
import { texts } from '../../texts';
import { recordFacts } from './record-text';
import classes from './reviews.module.css';

export default function Record({ account }: { account: string }) {
  const { data: record } = useRecordOfQuery(account);
  if (!record) return null;
  const facts = recordFacts(record);
  return (
    <p className={classes.record}>
      <span className={classes.since}>{texts.reviews.title}</span>
      {facts.length > 0 ? (
        facts.join(' · ')
      ) : (
        <span className={classes.first}>{texts.reviews.firstTimer}</span>
      )}
      <span className={classes.since}>{texts.reviews.since(formatMonth(record.since))}</span>
    </p>
  );
}
