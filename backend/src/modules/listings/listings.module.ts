// Wires listings.
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityQueries } from './availability.queries.js';
import { BlocksService } from './blocks.service.js';
import { CardOffersQueries } from './card-offers/card-offers.js';
import { NextBestQueries } from './card-offers/next-best.queries.js';
import { CopiesService } from './copies.service.js';
import { HiddenListings } from './hidden-listings.service.js';
import { ListedCards } from './listed-cards.js';
import { ListingsController } from './listings.controller.js';
import { ListingsFacade } from './listings.facade.js';
import { ListingsQueries } from './listings.queries.js';
import { ListingsService } from './listings.service.js';
import { MessageMails } from './mail/message-mails.js';
import { MessageLinks } from './message-links.js';
import { MessageReportsService } from './message-reports.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { Offers } from './offers.js';
import { OnOfferController } from './on-offer/on-offer.controller.js';
import { OnOfferQueries } from './on-offer/on-offer.queries.js';
import { BlockRepository } from './persistence/block.repository.js';
import { CopiesRepository } from './persistence/copies.repository.js';
import { LedgerRepository } from './persistence/ledger.repository.js';
import { ListingRepository } from './persistence/listing.repository.js';
import { MessageRepository } from './persistence/message.repository.js';
import { PhotoRepository } from './photos/photo.repository.js';
import { PhotoFilesController } from './photos/photo-files.controller.js';
import { StoresPhoto } from './photos/photo-uploads.js';
import { PhotosController } from './photos/photos.controller.js';
import { PhotosService } from './photos/photos.service.js';
import { SweepPhotos } from './photos/sweep-photos.js';
import { ReservationsService } from './reservations.service.js';
import { SalesController } from './sales.controller.js';

@Module({
  imports: [CardsModule, PlacesModule, UsersModule],
  controllers: [
    PhotoFilesController,
    PhotosController,
    OnOfferController,
    AvailabilityController,
    ListingsController,
    SalesController,
    MessagesController,
  ],
  providers: [
    ListingsService,
    ListingsQueries,
    AvailabilityQueries,
    OnOfferQueries,
    CardOffersQueries,
    NextBestQueries,
    ListedCards,
    ListingRepository,
    LedgerRepository,
    ReservationsService,
    CopiesRepository,
    CopiesService,
    Offers,
    ListingsFacade,
    BlocksService,
    HiddenListings,
    BlockRepository,
    MessagesService,
    MessageReportsService,
    MessageRepository,
    MessageLinks,
    MessageMails,
    PhotosService,
    PhotoRepository,
    StoresPhoto,
    SweepPhotos,
  ],
  exports: [ListingsFacade],
})
export class ListingsModule {}
