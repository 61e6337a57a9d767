/** `/moderation/:id`: one case. */
import { useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { Case } from '../features/moderation/case';

export default function CasePage() {
  const { id = '' } = useParams();
  const user = useUser();
  return user && <Case key={id} uuid={id} />;
}
