/** What of a search was ignored. */
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import classes from './found-cards.module.css';

export const IgnoredTerms = ({ warnings }: { warnings: readonly string[] }) => (
  <div className={classes.warnings}>
    <Hint kind="warning" role="alert">
      <strong>{texts.cards.results.ignored}</strong>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Hint>
  </div>
);
