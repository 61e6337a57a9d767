// Who sees whose profile. Modules above users know who has blocked whom: they register it here.
import { Injectable } from '@nestjs/common';

/** Leaves of some accounts those whose profiles aren't hidden from a viewer. */
type Filter = (viewer: string, accounts: readonly string[]) => Promise<readonly string[]>;

@Injectable()
export class ProfileAudience {
  private readonly filters: Filter[] = [];

  /** Registers a reason to hide profiles; call it in a provider's constructor. */
  addFilter(filter: Filter): void {
    this.filters.push(filter);
  }

  /** Whether the viewer may see the account's profile. */
  async sees(viewer: string, account: string): Promise<boolean> {
    return viewer === account || (await this.shownTo(viewer, [account])).length > 0;
  }

  /** Those of some accounts whose profiles the viewer may see. */
  async shownTo(viewer: string, accounts: readonly string[]): Promise<readonly string[]> {
    let shown = accounts;
    for (const filter of this.filters) shown = await filter(viewer, shown);
    return shown;
  }
}
