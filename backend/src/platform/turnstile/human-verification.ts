// The question whether a person is at the other end. Answered by Turnstile, or not asked at all.
import { defineError } from '../../kernel/domain-error.js';

/** The widget's token is missing, wrong, used or too old. */
export const verificationNeeded = defineError(
  'request.verification-needed',
  'invalid',
  'Please complete the verification.',
);
/** The service that knows cannot be asked at the moment. */
export const verificationUnavailable = defineError(
  'request.verification-unavailable',
  'unavailable',
  'Verification isn’t available right now. Try again shortly.',
);

/** Tells people from programs. */
export abstract class HumanVerification {
  /**
   * Returns when a person did it. `token` is the widget's, `ip` where the call came from.
   * Throws `request.verification-needed` or `request.verification-unavailable`.
   */
  abstract confirm(token: string | undefined, ip: string): Promise<void>;
}

/** Verification is off: everybody passes. */
export class NoVerification extends HumanVerification {
  async confirm(): Promise<void> {}
}
