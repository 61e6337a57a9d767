/** Whether what came as HTML is the client's by now. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False where HTML is made ahead, and while the client takes it over; true from then on, and wherever it draws by itself. */
export const useWoken = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
