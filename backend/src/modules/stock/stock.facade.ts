// What other modules may ask of stock.
import { Injectable } from '@nestjs/common';
import { type CardList, CardLists } from './imports/card-lists.js';

@Injectable()
export class StockFacade {
  constructor(private readonly lists: CardLists) {}

  /** The cards of a deck, a list or a file of another program, line by line. */
  readCardList(content: Uint8Array, mostLines: number): Promise<CardList> {
    return this.lists.read(content, mostLines);
  }
}
