// Money as whole cents: inside the product no amount is ever a fraction of a floating-point number.

/** An amount in US dollars, kept as whole cents. */
export class Money {
  private constructor(readonly cents: number) {}

  /** From whole cents, as the database keeps them. Throws a RangeError for a fraction. */
  static ofCents(cents: number): Money {
    if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
    return new Money(cents);
  }

  /** From the wire's JSON number of dollars. Undefined when it has more than two decimals or is not finite. */
  static ofDollars(dollars: number): Money | undefined {
    if (!Number.isFinite(dollars)) return undefined;
    const cents = Math.round(dollars * 100);
    return Number.isSafeInteger(cents) && cents / 100 === dollars ? new Money(cents) : undefined;
  }

  /** Dollars as the JSON number of the wire: 5.99. */
  toDollars(): number {
    return this.cents / 100;
  }
}
