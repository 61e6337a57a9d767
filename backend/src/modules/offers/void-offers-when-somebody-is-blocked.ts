// What is between two accounts ends when one of them blocks the other.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { senderBlocked } from '../listings/index.js';
import { VoidsService } from './voids.service.js';

const HANDLER = 'offers.void-offers-when-somebody-is-blocked';

@Injectable()
export class VoidOffersWhenSomebodyIsBlocked {
  constructor(events: DomainEvents, voids: VoidsService) {
    events.on(senderBlocked, HANDLER, ({ recipient, sender }) => voids.blocked(recipient, sender));
  }
}
