/** Two acts of which the second outruns the router: React draws what the first one set, but not the address that it led to. */
import { act } from '@testing-library/react';

const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

export async function outrunRouter(first: () => void, second: () => void): Promise<void> {
  env.IS_REACT_ACT_ENVIRONMENT = false;
  first();
  await Promise.resolve();
  second();
  env.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => undefined);
}
