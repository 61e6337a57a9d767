// Who looks at the two of an offer as it is made: modules that know more of their accounts register.
import { Injectable } from '@nestjs/common';

/** Called in the transaction in which the offer is sent. */
type Look = (proposer: string, recipient: string) => Promise<void>;

@Injectable()
export class OfferObservers {
  private readonly looks: Look[] = [];

  /** Registers a module; call it in a provider's constructor. */
  on(look: Look): void {
    this.looks.push(look);
  }

  /** An offer is sent, or a hold asked for. */
  async sent(proposer: string, recipient: string): Promise<void> {
    for (const look of this.looks) await look(proposer, recipient);
  }
}
