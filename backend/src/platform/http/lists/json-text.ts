// An answer that is JSON text before it gets here: no row becomes an object only to become text again.

/** JSON text of a `Value`; it goes out as it is. What is long is bytes already: each look at its text would encode it anew. */
export class JsonText<Value, Text extends string | Buffer = string | Buffer> {
  /** What the text says; never there. It makes texts of different things different. */
  declare protected readonly says: Value;

  /** `tag`: the text's own, for a route that is `@Revalidated()`, where it is known already. */
  constructor(
    readonly text: Text,
    readonly tag?: string,
  ) {}
}
