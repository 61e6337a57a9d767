// Whom a moderator's decision affects reads the reasons and how to complain; those who reported it read the outcome.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { caseDecided } from '../moderation/index.js';
import { UsersFacade } from '../users/index.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { personOf } from './person-of.js';

const HANDLER = 'notifications.notify-those-a-decision-concerns';

@Injectable()
export class NotifyThoseADecisionConcerns {
  constructor(events: DomainEvents, users: UsersFacade, notifications: NotificationRepository) {
    events.on(caseDecided, HANDLER, async (decided) => {
      const { decision, kind: about, affected, measure, until, reason, isComplaint } = decided;
      // The title of a review is the name of who was reviewed: nothing would take it back once they are erased.
      const title = about === 'REVIEW' ? '' : decided.title;
      // Nobody needs to know of a report that led to nothing.
      if (measure !== 'DISMISS' || isComplaint) {
        const details = { decision, measure, about, title, until, reason, isComplaint };
        await notifications.add([affected], { kind: 'MODERATION_DECISION', details });
      }
      if (decided.reporters.length === 0) return;
      const outcome = measure === 'DISMISS' ? 'DISMISSED' : 'ACTED';
      // The title of a profile is the name of its owner.
      const { person: named = title, ...owner } =
        about === 'PROFILE' ? personOf((await users.hold([affected])).get(affected)) : {};
      const details = { change: outcome, about, title: named, ...owner };
      await notifications.add(decided.reporters, { kind: 'REPORT_DECIDED', details });
    });
  }
}
