// Says to deals whether somebody has reported the other one: who cancels for their safety then is not late.
import { Injectable } from '@nestjs/common';
import { SafetyReports } from '../deals/index.js';
import { CaseRepository } from './persistence/case.repository.js';

@Injectable()
export class AnswerWhoHasReported {
  constructor(reports: SafetyReports, cases: CaseRepository) {
    reports.on((reporter, about) => cases.hasReported(reporter, about));
  }
}
