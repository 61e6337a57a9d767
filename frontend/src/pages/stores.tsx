/** `/stores`: the local stores. */
import { Stores } from '../features/stores/stores';

export default function StoresPage() {
  return <Stores />;
}
