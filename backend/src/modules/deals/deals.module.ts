// Wires deals.
import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/index.js';
import { StorefrontsModule } from '../storefronts/index.js';
import { UsersModule } from '../users/index.js';
import { CancelDealsWhenAccountCloses } from './cancel-deals-when-account-closes.js';
import { CancelDealsWhenSomebodyIsUnder18 } from './cancel-deals-when-somebody-is-under-18.js';
import { CheckConsistency } from './check-consistency.js';
import { ConflictsController } from './conflicts.controller.js';
import { ConflictsService } from './conflicts.service.js';
import { CounterRulesService } from './counter-rules.service.js';
import { DealJobs } from './deal-jobs.js';
import { DealSteps } from './deal-steps.js';
import { DealTimers } from './deal-timers.js';
import { DealsController } from './deals.controller.js';
import { DealsFacade } from './deals.facade.js';
import { DealsQueries } from './deals.queries.js';
import { EndingsController } from './endings.controller.js';
import { EndingsService } from './endings.service.js';
import { FindNewPlaceWhenEventIsGone } from './find-new-place-when-event-is-gone.js';
import { FindNewPlaceWhenStoreChanges } from './find-new-place-when-store-changes.js';
import { HandOverController } from './hand-over.controller.js';
import { HandOverService } from './hand-over.service.js';
import { HandOverCodes } from './hand-over-codes.js';
import { MarketFigures } from './market-figures.js';
import { MeetingPlaces } from './meeting-places.js';
import { MeetingsController } from './meetings.controller.js';
import { MeetingsService } from './meetings.service.js';
import { DealOpening } from './opening.service.js';
import { CodeAttemptRepository } from './persistence/code-attempt.repository.js';
import { CounterRulesRepository } from './persistence/counter-rules.repository.js';
import { DealRepository } from './persistence/deal.repository.js';
import { MeetingAnswerRepository } from './persistence/meeting-answer.repository.js';
import { ReportConflictsOfStocks } from './report-conflicts-of-stocks.js';
import { SafetyReports } from './safety-reports.js';
import { UnconfirmedService } from './unconfirmed.service.js';
import { WitnessController } from './witness.controller.js';
import { WitnessQueries } from './witness.queries.js';
import { WitnessService } from './witness.service.js';

@Module({
  imports: [ListingsModule, StorefrontsModule, UsersModule],
  controllers: [
    ConflictsController,
    WitnessController,
    DealsController,
    MeetingsController,
    HandOverController,
    EndingsController,
  ],
  providers: [
    DealsFacade,
    DealsQueries,
    DealOpening,
    DealSteps,
    DealTimers,
    DealJobs,
    CheckConsistency,
    CancelDealsWhenAccountCloses,
    CancelDealsWhenSomebodyIsUnder18,
    FindNewPlaceWhenEventIsGone,
    FindNewPlaceWhenStoreChanges,
    ReportConflictsOfStocks,
    ConflictsService,
    MarketFigures,
    MeetingPlaces,
    MeetingsService,
    HandOverService,
    HandOverCodes,
    EndingsService,
    UnconfirmedService,
    SafetyReports,
    WitnessService,
    WitnessQueries,
    CounterRulesService,
    CounterRulesRepository,
    MeetingAnswerRepository,
    DealRepository,
    CodeAttemptRepository,
  ],
  exports: [DealsFacade, SafetyReports],
})
export class DealsModule {}
