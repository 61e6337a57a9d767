// Wires storefronts.
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/index.js';
import { UsersModule } from '../users/index.js';
import { EmbedController } from './embed/embed.controller.js';
import { FollowedStoresController } from './followed-stores.controller.js';
import { FollowedStoresService } from './followed-stores.service.js';
import { OpeningTimes } from './opening-times.js';
import { FollowerRepository } from './persistence/follower.repository.js';
import { StorefrontRepository } from './persistence/storefront.repository.js';
import { StorePictureRepository } from './pictures/picture.repository.js';
import { StoresStorePicture } from './pictures/picture-uploads.js';
import { StorePicturesController } from './pictures/pictures.controller.js';
import { StorePicturesService } from './pictures/pictures.service.js';
import { SweepStorePictures } from './pictures/sweep-pictures.js';
import { PublicCardQueries } from './public-card.queries.js';
import { SitemapController } from './sitemap.controller.js';
import { Sitemap } from './sitemap.js';
import { StorefrontsController } from './storefronts.controller.js';
import { StorefrontsFacade } from './storefronts.facade.js';
import { StorefrontsQueries } from './storefronts.queries.js';
import { StorefrontsService } from './storefronts.service.js';

@Module({
  imports: [UsersModule, CardsModule],
  // Before the routes with the ID of a store.
  controllers: [
    FollowedStoresController,
    StorePicturesController,
    StorefrontsController,
    SitemapController,
    EmbedController,
  ],
  providers: [
    StorefrontsService,
    StorefrontsQueries,
    StorefrontsFacade,
    OpeningTimes,
    PublicCardQueries,
    StorefrontRepository,
    FollowedStoresService,
    FollowerRepository,
    Sitemap,
    ...[StorePicturesService, StorePictureRepository, StoresStorePicture, SweepStorePictures],
  ],
  exports: [StorefrontsFacade],
})
export class StorefrontsModule {}
