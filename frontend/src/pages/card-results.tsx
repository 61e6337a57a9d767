/** `/cards/results?search=`: what a search found. */
import { useSearchParams } from 'react-router-dom';
import { CardResults } from '../features/cards/card-results';

export default function CardResultsPage() {
  const [params] = useSearchParams();
  const search = params.get('search')?.trim() ?? '';
  return <CardResults key={search} search={search} />;
}
