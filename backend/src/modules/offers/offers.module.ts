// Wires offers.
import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/index.js';
import { ListingsModule } from '../listings/index.js';
import { StorefrontsModule } from '../storefronts/index.js';
import { UsersModule } from '../users/index.js';
import { AcceptancesService } from './acceptances.service.js';
import { Agreements } from './agreements.js';
import { AnswersController } from './answers.controller.js';
import { AnswersService } from './answers.service.js';
import { EndOffersInTime } from './end-offers-in-time.js';
import { HoldRequests } from './hold-requests.js';
import { HoldRulesService } from './hold-rules.service.js';
import { HoldTimes } from './hold-times.js';
import { HoldsService } from './holds.service.js';
import { InboxController } from './inbox.controller.js';
import { InboxQueries } from './inbox.queries.js';
import { MessageQueries } from './messages/message.queries.js';
import { MessageRepository } from './messages/message.repository.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessagesService } from './messages/messages.service.js';
import { RemoveTextsWhenAccountCloses } from './messages/remove-texts-when-account-closes.js';
import { NextBest } from './next-best.js';
import { OfferDeals } from './offer-deals.js';
import { OfferDesk } from './offer-desk.js';
import { OfferObservers } from './offer-observers.js';
import { OfferRules } from './offer-rules.js';
import { OfferStartsQueries } from './offer-starts.queries.js';
import { OfferTermsReader } from './offer-terms.js';
import { OffersController } from './offers.controller.js';
import { OffersFacade } from './offers.facade.js';
import { OffersQueries } from './offers.queries.js';
import { OffersService } from './offers.service.js';
import { HoldRulesRepository } from './persistence/hold-rules.repository.js';
import { OfferRepository } from './persistence/offer.repository.js';
import { OfferFacts } from './persistence/offer-facts.js';
import { Proposals } from './proposals.js';
import { RemakesService } from './remakes.service.js';
import { VoidOffersWhenAnAccountIsClosed } from './void-offers-when-an-account-is-closed.js';
import { VoidOffersWhenCopiesAreGone } from './void-offers-when-copies-are-gone.js';
import { VoidOffersWhenSomebodyIsBlocked } from './void-offers-when-somebody-is-blocked.js';
import { VoidOffersWhenSomebodyIsUnder18 } from './void-offers-when-somebody-is-under-18.js';
import { VoidsService } from './voids.service.js';

@Module({
  imports: [UsersModule, ListingsModule, StorefrontsModule, DealsModule],
  // Before the routes with the ID of an offer.
  controllers: [InboxController, OffersController, AnswersController, MessagesController],
  providers: [
    OffersService,
    AnswersService,
    AcceptancesService,
    HoldsService,
    RemakesService,
    HoldRulesService,
    VoidsService,
    OffersQueries,
    OfferStartsQueries,
    InboxQueries,
    Proposals,
    Agreements,
    HoldRequests,
    HoldTimes,
    OfferDeals,
    OfferDesk,
    OfferRules,
    OfferTermsReader,
    NextBest,
    OfferRepository,
    OfferFacts,
    OfferObservers,
    HoldRulesRepository,
    MessagesService,
    MessageQueries,
    MessageRepository,
    OffersFacade,
    RemoveTextsWhenAccountCloses,
    EndOffersInTime,
    VoidOffersWhenAnAccountIsClosed,
    VoidOffersWhenCopiesAreGone,
    VoidOffersWhenSomebodyIsBlocked,
    VoidOffersWhenSomebodyIsUnder18,
  ],
  exports: [OffersFacade, OfferObservers],
})
export class OffersModule {}
