/** `/cover/plans/:uuid`: a plan that the visitor keeps, with what can be done at its stops. */
import { useParams } from 'react-router-dom';
import { useUser } from '../browser/use-user';
import { SavedPlan } from '../features/cover/saved-plan';
import { StopActionsContext, type StopActionsProps } from '../features/cover/stop-actions';
import { Trading } from '../features/offers/trading';
import { OptionalPart } from '../ui/optional-part';

const loadStopActions = () => import('../features/offers/stop-actions');
const StopActions = (props: StopActionsProps) => <OptionalPart load={loadStopActions} {...props} />;

export default function SavedPlanPage() {
  const { uuid = '' } = useParams();
  if (!useUser()) return null;
  return (
    <StopActionsContext value={StopActions}>
      <Trading>
        <SavedPlan key={uuid} uuid={uuid} />
      </Trading>
    </StopActionsContext>
  );
}
