// Whom a moderator's decision affects reads the reasons and how to complain; those who reported it read the outcome.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { caseDecided } from '../moderation/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';

const HANDLER = 'notifications.notify-those-a-decision-concerns';

@Injectable()
export class NotifyThoseADecisionConcerns {
  constructor(events: DomainEvents, notifications: NotificationRepository) {
    events.on(caseDecided, HANDLER, async (decided, { publishedAt: createdAt }) => {
      const { decision, kind: about, title, affected, measure, until, reason, isComplaint } = decided;
      // Nobody needs to know of a report that led to nothing.
      if (measure !== 'DISMISS' || isComplaint) {
        const details = { decision, measure, about, title, until, reason, isComplaint };
        await notifications.add([affected], { kind: 'MODERATION_DECISION', details, createdAt });
      }
      if (decided.reporters.length === 0) return;
      const outcome = measure === 'DISMISS' ? 'DISMISSED' : 'ACTED';
      const details = { change: outcome, about, title };
      await notifications.add(decided.reporters, { kind: 'REPORT_DECIDED', details, createdAt });
    });
  }
}
