// Wires listings.
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CardsModule } from '../cards/index.js';
import { UsersModule } from '../users/index.js';
import { ForgetWithdrawn } from './forget-withdrawn.js';
import { ListingsController } from './listings.controller.js';
import { ListingsFacade } from './listings.facade.js';
import { ListingsQueries } from './listings.queries.js';
import { ListingsService } from './listings.service.js';
import { ListingsOfAPerson } from './listings-of-a-person.js';
import { ListingRepository } from './persistence/listing.repository.js';
import { ListingSchema } from './persistence/listing.schema.js';

@Module({
  imports: [TypeOrmModule.forFeature([ListingSchema]), CardsModule, UsersModule],
  controllers: [ListingsController],
  providers: [
    ListingsService,
    ListingsQueries,
    ListingRepository,
    ListingsFacade,
    ForgetWithdrawn,
    ListingsOfAPerson,
  ],
  exports: [ListingsFacade],
})
export class ListingsModule {}
