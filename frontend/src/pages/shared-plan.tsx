/** `/cover/shared/:link`: a plan that somebody has shared, for who has its link. Needs no account. */
import { useParams } from 'react-router-dom';
import { SharedPlan } from '../features/cover/shared-plan';

export default function SharedPlanPage() {
  const { link = '' } = useParams();
  return <SharedPlan key={link} link={link} />;
}
