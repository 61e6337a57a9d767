// An answer that PostgreSQL has serialized already: no row is parsed only to be serialized again.

/** The JSON text of a `Value`, sent as it is. A long one is a buffer, so that it is encoded once. */
export class JsonText<Value, Text extends string | Buffer = string | Buffer> {
  /** A brand: it makes texts of different types incompatible, and has no value at run time. */
  declare protected readonly brand: Value;

  /** `tag`: its ETag, for a `@ConditionalGet()` route, when it is known already. */
  constructor(
    readonly text: Text,
    readonly tag?: string,
  ) {}
}
