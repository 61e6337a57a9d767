// An answer that PostgreSQL has written as JSON: no row becomes an object only to become text again.

/** JSON text of a `Value`; it goes out as it is. */
export class JsonText<Value> {
  /** What the text says; never there. It makes texts of different things different. */
  declare protected readonly says: Value;

  constructor(readonly text: string) {}
}
