// An answer that is JSON text before it gets here: no row becomes an object only to become text again.

/** JSON text of a `Value`; it goes out as it is. */
export class JsonText<Value> {
  /** What the text says; never there. It makes texts of different things different. */
  declare protected readonly says: Value;

  /** `tag`: the text's own, for a route that is `@Revalidated()`, where it is known already. */
  constructor(
    readonly text: string,
    readonly tag?: string,
  ) {}
}
