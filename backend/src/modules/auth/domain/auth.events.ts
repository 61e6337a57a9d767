// What happens at the door, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** Somebody has logged in with a device that the account has not seen; browser and system as its user agent says. */
export const newDeviceLoggedIn = defineEvent<{
  readonly account: string;
  readonly browser: string | null;
  readonly system: string | null;
}>('auth.new-device-logged-in', ({ account }) => `account:${account}`);
