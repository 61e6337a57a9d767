/** `/cards/results?search=`: what a search found; order, direction and the like stand beside it in the address. */
import { useSearchParams } from 'react-router-dom';
import { CardResults } from '../features/cards/card-results';
import { readDisplay } from '../lib/search-display';

export default function CardResultsPage() {
  const [params] = useSearchParams();
  return <CardResults search={params.get('search')?.trim() ?? ''} display={readDisplay(params)} />;
}
