/** `/cards/results/:cardId?search=`: one card, and who has it. */
import { useParams, useSearchParams } from 'react-router-dom';
import { CardDetail } from '../features/cards/card-detail';

export default function CardPage() {
  const { cardId = '' } = useParams();
  const [params] = useSearchParams();
  return <CardDetail key={cardId} cardId={cardId} search={params.get('search')?.trim() || null} />;
}
