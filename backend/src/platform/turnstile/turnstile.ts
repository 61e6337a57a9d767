// Asks Cloudflare Turnstile about a token.
import { Logger } from '@nestjs/common';
import { outgoingRequest, readAtMost } from '../outgoing/outgoing-request.js';
import { HumanVerification, verificationNeeded, verificationUnavailable } from './human-verification.js';

const TIMEOUT_MS = 5_000;
/** A true answer has a few hundred bytes. */
const MAX_ANSWER_BYTES = 65_536;

/** What the service answers, as far as it matters. */
interface Outcome {
  readonly success: boolean;
  readonly 'error-codes'?: readonly string[];
}

/** Where to ask, and with which secret. */
export interface TurnstileSettings {
  readonly verifyUrl: string;
  readonly secret: string;
}

export class Turnstile extends HumanVerification {
  private readonly logger = new Logger(Turnstile.name);

  constructor(private readonly settings: TurnstileSettings) {
    super();
  }

  async confirm(token: string | undefined, ip: string): Promise<void> {
    const refusal = verificationNeeded({
      errors: [{ field: 'turnstileToken', message: verificationNeeded.message }],
    });
    if (!token) throw refusal;
    const { success, 'error-codes': codes = [] } = await this.ask(token, ip);
    if (success) return;
    // The service blames the token with these; everything else is its fault or that of our settings.
    const blamed = ['invalid-input-response', 'timeout-or-duplicate', 'missing-input-response'];
    if (codes.length === 0 || codes.some((code) => blamed.includes(code))) throw refusal;
    this.logger.error(`Turnstile refuses to judge: ${codes.join(', ')}`);
    throw verificationUnavailable();
  }

  private async ask(token: string, ip: string): Promise<Outcome> {
    try {
      const response = await outgoingRequest(new URL(this.settings.verifyUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret: this.settings.secret, response: token, remoteip: ip }).toString(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const bytes = await readAtMost(response.body, MAX_ANSWER_BYTES).finally(() => response.close());
      if (response.status >= 300 && response.status < 400) throw new Error(`a redirect (${response.status})`);
      const outcome: unknown = JSON.parse(bytes.toString('utf8'));
      if (isOutcome(outcome)) return outcome;
      throw new Error(`an answer that is none (${response.status})`);
    } catch (error) {
      this.logger.warn(`Turnstile cannot be asked: ${error instanceof Error ? error.message : error}`);
      throw verificationUnavailable();
    }
  }
}

function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'object' || value === null) return false;
  const { success, 'error-codes': codes } = value as Record<string, unknown>;
  const areWords = Array.isArray(codes) && codes.every((code) => typeof code === 'string');
  return typeof success === 'boolean' && (codes === undefined || areWords);
}
