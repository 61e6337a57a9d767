// A domain event: a fact in the past tense that one module publishes and others handle after the commit.

/** What JSON keeps as it is: a handler may run in another process. */
type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The payload of an event. Plain values, never an entity: the aggregate may have changed again when a handler runs. */
export type EventPayload = { readonly [key: string]: JsonValue };

/** Events of one `subject` (`listing:<uuid>`, `account:<uuid>`) reach a handler in the order of their commits. */
export interface DomainEvent<Payload extends EventPayload = EventPayload> {
  readonly name: string;
  readonly subject: string;
  readonly payload: Payload;
  /** No other event has its subject: there is no order to keep. */
  readonly isAlone?: boolean;
}

/** A declared event: call it to make one to publish; pass it to `DomainEvents.on` to handle it. */
export interface EventDefinition<Payload extends EventPayload> {
  (payload: Payload): DomainEvent<Payload>;
  readonly eventName: string;
}

/** Declares an event once, `<module>.<what-happened>`; `subjectOf` says what its order is kept for, unless it is `isAlone` there. */
export function defineEvent<Payload extends EventPayload>(
  eventName: string,
  subjectOf: (payload: Payload) => string,
  { isAlone = false }: Pick<DomainEvent, 'isAlone'> = {},
): EventDefinition<Payload> {
  const make = (payload: Payload) => ({ name: eventName, subject: subjectOf(payload), payload, isAlone });
  return Object.assign(make, { eventName });
}
