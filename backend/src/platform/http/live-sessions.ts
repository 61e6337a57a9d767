// Whether the session of an access token still goes on. The guard asks before a write; a read trusts the token alone.
import { Injectable } from '@nestjs/common';
import { defineError } from '../../kernel/domain-error.js';

/** The session of the call's token was ended, here or on another device. */
export const sessionEnded = defineError(
  'auth.session-ended',
  'unauthenticated',
  'Your session has ended. Please log in again.',
);

/** Knows of a session whether it still goes on. */
type Knowing = (session: string) => Promise<boolean>;

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether calls with this method may change something. */
export const writes = (method: string): boolean => !READS.includes(method.toUpperCase());

/** Where the module that keeps sessions says what it knows: this floor knows no module. */
@Injectable()
export class LiveSessions {
  private knowing: Knowing | undefined;

  /** Registers who knows; call it in a provider's constructor. */
  knownBy(knowing: Knowing): void {
    this.knowing = knowing;
  }

  /** Throws `auth.session-ended` unless the session goes on. */
  async refuseIfEnded(session: string): Promise<void> {
    if (!this.knowing) throw new Error('Nobody has registered who knows the sessions');
    if (!(await this.knowing(session))) throw sessionEnded();
  }
}
