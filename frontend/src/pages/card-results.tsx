/** `/cards/results?search=`: what a search found; order, direction and the like stand beside it in the address. */
import { useSearchParams } from 'react-router-dom';
import { CardResults } from '../features/cards/card-results';
import { Wanting } from '../features/watchlist/wanting';
import { readSearch } from '../lib/search-display';

export default function CardResultsPage() {
  const [params] = useSearchParams();
  const { search, display } = readSearch(params);
  return (
    <Wanting>
      <CardResults search={search ?? ''} display={display} />
    </Wanting>
  );
}
