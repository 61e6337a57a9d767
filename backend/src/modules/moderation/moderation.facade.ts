// What commands may ask of moderation.
import { Injectable } from '@nestjs/common';
import { ModeratorsService } from './moderators.service.js';

@Injectable()
export class ModerationFacade {
  constructor(private readonly moderators: ModeratorsService) {}

  /** Names the open account of this address a moderator. Gives its id; undefined where there is none. */
  addModerator(email: string): Promise<string | undefined> {
    return this.moderators.add(email);
  }

  /** The account of this address moderates no longer. Gives its id; undefined where it is no moderator. */
  removeModerator(email: string): Promise<string | undefined> {
    return this.moderators.remove(email);
  }

  /** The email addresses of those who can moderate. */
  addressesOfModerators(): Promise<readonly string[]> {
    return this.moderators.addresses();
  }
}
