// Asks Cloudflare Turnstile about a token.
import { Logger } from '@nestjs/common';
import { HumanVerification, verificationNeeded, verificationUnavailable } from './human-verification.js';

const TIMEOUT_MS = 5_000;
/** In bytes; a true answer has a few hundred. */
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
      const reply = await fetch(this.settings.verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.settings.secret, response: token, remoteip: ip }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const outcome: unknown = JSON.parse(await wordsOf(reply));
      if (isOutcome(outcome)) return outcome;
      throw new Error(`an answer that is none (${reply.status})`);
    } catch (error) {
      this.logger.warn(`Turnstile cannot be asked: ${error instanceof Error ? error.message : error}`);
      throw verificationUnavailable();
    }
  }
}

async function wordsOf(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error('an answer without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'object' || value === null) return false;
  const { success, 'error-codes': codes } = value as Record<string, unknown>;
  const areWords = Array.isArray(codes) && codes.every((code) => typeof code === 'string');
  return typeof success === 'boolean' && (codes === undefined || areWords);
}
