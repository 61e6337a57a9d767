/** The search for a card: the game, and what to look for. */
import { NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useGetTcgTypesQuery } from '../../api/catalogs';
import { cardResultsPath } from '../../lib/card-paths';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import classes from './card-search.module.css';
import { FinderBox } from './parts/finder-box';
import { SearchExamples } from './parts/search-examples';
import { SearchSyntax } from './parts/search-syntax';

const finder = texts.cards.finder;

/** Searches that show what the box understands. */
const EXAMPLES = [
  { search: 'dragon', finds: finder.finds.word },
  { search: 't:creature c:rg', finds: finder.finds.colours },
  { search: 'dragon or wyrm', finds: finder.finds.either },
  { search: 'o:"draw a card" mv<=2', finds: finder.finds.textAndCost },
];

/** Enter and the search icon lead to the results. */
export function CardSearch() {
  const navigate = useNavigate();
  return (
    <div className={classes.panel}>
      <FinderBox onSearch={(search) => void navigate(cardResultsPath(search))}>
        <GameSelect />
      </FinderBox>
      <div className={classes.help}>
        <SearchSyntax />
        <ButtonLink look="quiet" to={paths.onOffer}>
          {finder.onOffer}
        </ButtonLink>
      </div>
      <SearchExamples examples={EXAMPLES} />
    </div>
  );
}

/** Only one game is offered; the catalogue says which. */
function GameSelect() {
  const { data: games = [], isError, isLoading } = useGetTcgTypesQuery();
  return (
    <NativeSelect
      label={finder.game}
      size="md"
      className={classes.game}
      disabled={games.length === 0}
      error={isError && finder.gamesFailed}
      data={
        games.length > 0
          ? games.map(({ value, name }) => ({ value, label: name }))
          : [isLoading ? finder.gamesLoading : '–']
      }
    />
  );
}
