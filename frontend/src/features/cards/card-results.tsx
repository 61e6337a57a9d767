/** The results of a card search, and the box to search on. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cardResultsPath } from '../../lib/card-paths';
import { offersOfPath, paths } from '../../lib/paths';
import type { SearchDisplay } from '../../lib/search-display';
import { useOptimisticValue } from '../../lib/use-optimistic-value';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { PageFrame } from '../../ui/page-frame';
import classes from './card-results.module.css';
import { DisplayFields, displayLabels } from './parts/display-fields';
import { FinderBox } from './parts/finder-box';
import { FoundCards } from './parts/found-cards';
import { SearchSyntax } from './parts/search-syntax';

interface CardResultsProps {
  search: string;
  /** Both stand in the address. */
  display: SearchDisplay;
}

/** On a phone the fields are folded away: the cards come first. */
const DISPLAY = 'result-display';

/** Everything that matches `search`. */
export function CardResults({ search, display }: CardResultsProps) {
  const navigate = useNavigate();
  const [unfolded, setUnfolded] = useState(false);
  const path = cardResultsPath(search, display);
  const [chosen, setChosen] = useOptimisticValue(display, path);
  return (
    <PageFrame
      title={texts.cards.results.title(search || '…')}
      breadcrumbs={
        <Crumbs above={[{ label: texts.app.tabs.cards, to: paths.cards }]} here={texts.app.searchResults} />
      }
    >
      <div className={classes.finder}>
        <FinderBox
          search={search}
          bare
          onSearch={(next) => void navigate(cardResultsPath(next, chosen), { replace: next === search })}
        />
        <div className={classes.ways}>
          <SearchSyntax display={display} />
          {search && <Link to={offersOfPath(search)}>{texts.cards.finder.onOffer}</Link>}
          {search && (
            <Button
              look="link"
              className={classes.fold}
              aria-expanded={unfolded}
              aria-controls={DISPLAY}
              onClick={() => setUnfolded(!unfolded)}
            >
              {displayLabels(display)}
            </Button>
          )}
        </div>
      </div>
      {search && (
        <DisplayFields
          id={DISPLAY}
          folded={!unfolded}
          display={chosen}
          onChange={(next) => {
            setChosen(next);
            void navigate(cardResultsPath(search, next), { replace: true, preventScrollReset: true });
          }}
        />
      )}
      <FoundCards key={path} search={search} display={display} />
    </PageFrame>
  );
}
