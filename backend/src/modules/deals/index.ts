// The face of deals.

export { DealsFacade } from './deals.facade.js';
export { dealsManifest } from './deals.manifest.js';
export { DealsModule } from './deals.module.js';
export type { DealRecord } from './deals.queries.js';
export {
  type DealChanged,
  type DealReminder,
  dealChanged,
  dealReminder,
  type HandOverLocked,
  handOverLocked,
} from './domain/deal.events.js';
export type { Meeting } from './domain/deal.js';
export { DEAL_STATES, type DealState } from './domain/deal-machine.js';
export { type FairTradeSheet, fairTradeSheet, type SheetLine } from './domain/fair-trade-sheet.js';
export { DealParty } from './dto/deal-parts.dto.js';
export { FairTradeSheetDto } from './dto/sheet.dto.js';
export type { DealToOpen } from './opening.service.js';
