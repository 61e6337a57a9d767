// The story of domain events: what is published with a transaction reaches each handler, in order for each subject.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { eventStory, happened, type Payload } from '../../../test/event-story.js';
import { jobsDone } from '../../../test/mails.js';
import { defineEvent } from '../../kernel/domain-event.js';
import { EventOutbox } from '../database/event-outbox.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DomainEvents } from './domain-events.js';

const unheard = defineEvent<Payload>('story.unheard', ({ subject }) => subject);

describe('a domain event', () => {
  const events = eventStory();
  const { market } = events;
  const unitOfWork = (): UnitOfWork => market.app.get(UnitOfWork);

  it('reaches each handler once, though two replicas deliver', async () => {
    for (let nth = 0; nth < 10; nth++) await events.publish(`once-${nth}`, 1);
    await jobsDone(market);
    const wanted = ['one', 'two'].flatMap((name) =>
      Array.from(Array(10).keys(), (nth) => `${name} once-${nth} 1`),
    );
    expect([events.handled.sort(), await events.rows()]).toEqual([wanted.sort(), []]);
  });

  it('is delivered in the order of publication, also where ids get another digit', async () => {
    await events.query('alter table platform.event_outbox alter id restart with 9990');
    await events.publish('digits', ...Array.from(Array(20).keys()));
    await jobsDone(market);
    expect(events.of('one', 'digits')).toEqual(Array.from(Array(20).keys()));
  });

  it('reaches nobody when its transaction is rolled back', async () => {
    const undone = unitOfWork().run(async () => {
      unitOfWork().publish(happened({ subject: 'undone', nth: 1 }));
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    expect([
      await events.rows(),
      await events.query('select 1 from graphile_worker.jobs'),
      events.handled,
    ]).toEqual([[], [], []]);
  });

  it('leaves no row when nobody handles it', async () => {
    await unitOfWork().run(async () => unitOfWork().publish(unheard({ subject: 'unheard', nth: 1 })));
    expect([await events.rows(), await events.query('select 1 from graphile_worker.jobs')]).toEqual([[], []]);
  });

  it('cannot be published outside a unit of work', () => {
    expect(() => unitOfWork().publish(happened({ subject: 'outside', nth: 1 }))).toThrow(
      /outside a unit of work/,
    );
  });

  it('cannot be events.handled twice under one name', () => {
    const again = () => market.app.get(DomainEvents).on(happened, 'story.one', async () => undefined);
    expect(again).toThrow('story.one handles story.happened already');
  });

  it('waits for the commit of an earlier one of its subject, and not for those of others', async () => {
    await market.app.get(DataSource).transaction(async (manager) => {
      await market.app.get(EventOutbox).write(manager, [happened({ subject: 'commits', nth: 1 })], []);
      const later = events.publish('commits', 2);
      await events.publish('others', 1);
      expect(await Promise.race([later, pause(200, 'waits')])).toBe('waits');
    });
    await events.until(() => events.handled.length === 6);
    expect([events.of('one', 'commits'), events.of('two', 'commits')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('keeps its place among those of its subject, while many events.publish, handlers fail and workers compete', async () => {
    const tried = new Map<string, number>();
    events.act = async (handler, { subject, nth }) => {
      const key = `${handler} ${subject} ${nth}`;
      tried.set(key, (tried.get(key) ?? 0) + 1);
      await pause(Math.random() * 5);
      if (nth % 5 === 2 && tried.get(key) === 1) throw new Error('Not yet');
    };
    const subjects = ['a', 'b', 'c'].map((name) => `place-${name}`);
    await Promise.all(
      subjects.map(async (subject) => {
        for (let nth = 0; nth < 10; nth++) await events.publish(subject, nth);
      }),
    );
    await events.until(async () => {
      await events.dueNow();
      return events.handled.length === 60;
    });
    const wanted = Array.from(Array(10).keys());
    for (const subject of subjects) {
      expect([events.of('one', subject), events.of('two', subject)]).toEqual([wanted, wanted]);
    }
  });
});
