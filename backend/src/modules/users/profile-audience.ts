// Who sees whose profile. Modules above users know who has blocked whom: they register it here.
import { Injectable } from '@nestjs/common';

/** Whether an account's profile is hidden from a viewer. */
type Hides = (viewer: string, account: string) => Promise<boolean>;

@Injectable()
export class ProfileAudience {
  private readonly rules: Hides[] = [];

  /** Registers a reason to hide profiles; call it in a provider's constructor. */
  hideIf(rule: Hides): void {
    this.rules.push(rule);
  }

  /** Whether the viewer may see the account's profile. */
  async sees(viewer: string, account: string): Promise<boolean> {
    if (viewer === account) return true;
    for (const hides of this.rules) if (await hides(viewer, account)) return false;
    return true;
  }
}
