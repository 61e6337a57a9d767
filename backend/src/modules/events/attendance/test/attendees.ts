// People of the stories of attendance, and what they do.
import type { ProblemBody, Reply } from '../../../../../test/client.js';
import { type Member, signedUp } from '../../../../../test/people.js';
import type { Story } from '../../../../../test/story.js';
import type { EventDto } from '../../dto/event.dto.js';
import { scheduled } from '../../test/plan.js';
import type { AnswerEvent, OwnAttendance } from '../dto/attendance.dto.js';

/** An answer, or why there is none. */
export type Answered = Reply<OwnAttendance & ProblemBody>;

export const pathOf = ({ uuid }: Pick<EventDto, 'uuid'>): string => `/api/events/${uuid}/attendance`;

/** Somebody answers an event. */
export const answers = (
  { client }: Pick<Member, 'client'>,
  event: Pick<EventDto, 'uuid'>,
  answer: AnswerEvent['answer'] = 'GOING',
  more: Partial<AnswerEvent> = {},
): Promise<Answered> => client.put(pathOf(event), { answer, ...more });

/** What somebody has answered. */
export const answerOf = async (
  { client }: Pick<Member, 'client'>,
  event: Pick<EventDto, 'uuid'>,
): Promise<OwnAttendance> => (await client.get<OwnAttendance>(pathOf(event))).body;

/** The UTC date and time that are `hours` ahead. */
export function hoursAhead(hours: number): { date: string; time: string } {
  const text = new Date(Date.now() + hours * 3_600_000).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19) };
}

/** An event of a store with places, `hours` ahead. */
export const eventFor = (store: Member, capacity: number | null, hours = 72): Promise<EventDto> =>
  scheduled(store, { ...hoursAhead(hours), capacity });

/** Players. */
export const players = (market: Story, count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => signedUp(market)));
