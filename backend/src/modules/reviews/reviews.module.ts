// Wires reviews.
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { ReviewRepository } from './persistence/review.repository.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsFacade } from './reviews.facade.js';
import { ReviewsQueries } from './reviews.queries.js';
import { ReviewsService } from './reviews.service.js';

@Module({
  imports: [UsersModule],
  controllers: [ReviewsController],
  providers: [ReviewsService, ReviewsQueries, ReviewRepository, ReviewsFacade],
  exports: [ReviewsFacade],
})
export class ReviewsModule {}
