// What people of the stories write to each other.
import type { Member } from '../../../../test/people.js';
import type { MessageDto, ThreadDto } from '../dto/message.dto.js';

/** Writes a message in the thread of an offer. */
export const wrote = <Body = MessageDto>({ client }: Member, offer: string, text: string) =>
  client.post<Body>(`/api/offers/${offer}/messages`, { text });

/** The messages of an offer as one of its two sees them, the latest first. */
export const messagesOf = async ({ client }: Member, offer: string) =>
  (await client.get<MessageDto[]>(`/api/offers/${offer}/messages`)).body;

/** The thread of an offer as one of its two has it. */
export const threadOf = async ({ client }: Member, offer: string) =>
  (await client.get<ThreadDto>(`/api/offers/${offer}/thread`)).body;

/** Marks the messages of an offer as read, up to one of them. */
export const read = ({ client }: Member, offer: string, message: string) =>
  client.put(`/api/offers/${offer}/messages/read`, { message });

/** Mutes the thread of an offer, or not any more. */
export const muted = ({ client }: Member, offer: string, isMuted = true) =>
  client.put<ThreadDto>(`/api/offers/${offer}/thread`, { isMuted });

/** The status and the code of a refusal. */
export const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as { readonly code?: string }).code];
};
