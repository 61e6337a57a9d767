// The face of deals.

export { DealsFacade } from './deals.facade.js';
export { dealsManifest } from './deals.manifest.js';
export { DealsModule } from './deals.module.js';
export type { DealRecord, Standing } from './deals.queries.js';
export { DemoDeals, type DemoPlace } from './demo-deals.js';
export { dealChanged, dealDisputed, dealReminder, handOverLocked } from './domain/deal.events.js';
export type { DealEvent } from './domain/deal-machine.js';
export { MAX_DAYS_AHEAD } from './domain/meet.js';
export { mostGiven } from './domain/most-given.js';
export { DealParty } from './dto/deal-parts.dto.js';
export { FairTradeSheetDto } from './dto/sheet.dto.js';
export type { FairTradeSheet } from './frozen-sheet.js';
export type { DealToOpen } from './opening.service.js';
export { SafetyReports } from './safety-reports.js';
