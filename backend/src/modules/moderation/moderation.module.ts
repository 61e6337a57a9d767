// Wires moderation.
import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/index.js';
import { EventsModule } from '../events/index.js';
import { ListingsModule } from '../listings/index.js';
import { OffersModule } from '../offers/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { UsersModule } from '../users/index.js';
import { AnswerWhoHasReported } from './answer-who-has-reported.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksQueries } from './blocks/blocks.queries.js';
import { CasesController } from './cases.controller.js';
import { ComplaintsService } from './complaints.service.js';
import { DecisionsService } from './decisions.service.js';
import { FileWhatOthersHear } from './file-what-others-hear.js';
import { HintSamePerson } from './hint-same-person.js';
import { Measures } from './measures.js';
import { ModerationFacade } from './moderation.facade.js';
import { ModerationQueries } from './moderation.queries.js';
import { ModeratorsService } from './moderators.service.js';
import { CaseRepository } from './persistence/case.repository.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { Snapshots } from './snapshots.js';
import { StatementsController } from './statements.controller.js';

@Module({
  imports: [DealsModule, EventsModule, ListingsModule, OffersModule, ReviewsModule, UsersModule],
  controllers: [BlocksController, ReportsController, CasesController, StatementsController],
  providers: [
    ModerationFacade,
    ModerationQueries,
    ModeratorsService,
    BlocksQueries,
    ReportsService,
    DecisionsService,
    ComplaintsService,
    Measures,
    Snapshots,
    FileWhatOthersHear,
    HintSamePerson,
    AnswerWhoHasReported,
    CaseRepository,
  ],
  exports: [ModerationFacade],
})
export class ModerationModule {}
