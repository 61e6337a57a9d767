// Wires the card database.
import { Module } from '@nestjs/common';
import { CardsFacade } from './cards.facade.js';

@Module({ providers: [CardsFacade], exports: [CardsFacade] })
export class CardsModule {}
