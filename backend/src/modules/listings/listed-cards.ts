// Tells the search of cards how to find only what somebody has in stock.
import { Injectable } from '@nestjs/common';
import { CardsFacade } from '../cards/index.js';
import { isListedFor } from './availability.statements.js';

@Injectable()
export class ListedCards {
  constructor(cards: CardsFacade) {
    cards.restrictSearch('listed', isListedFor);
  }
}
