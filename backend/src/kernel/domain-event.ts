// A fact in the past tense that one module tells the others after its transaction was committed.

/** Plain values only, never an entity: a handler may run when the aggregate has already changed again. */
export interface DomainEvent<Name extends string = string, Payload = unknown> {
  readonly name: Name;
  readonly payload: Payload;
}
