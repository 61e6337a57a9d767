// What a deal or an offer is worth.

/** No column keeps more: 21 million dollars. */
export const MAX_CASH_CENTS = 2 ** 31 - 1;

interface Given {
  readonly lines: readonly { readonly giver: string; readonly cents: number }[];
  readonly cash: { readonly payer: string; readonly cents: number } | null;
}

/** What the side that gives more gives, with what it pays, in cents. */
export function mostGiven({ lines, cash }: Given): number {
  const given = new Map<string, number>();
  const add = (giver: string, cents: number) => given.set(giver, (given.get(giver) ?? 0) + cents);
  for (const { giver, cents } of lines) add(giver, cents);
  if (cash) add(cash.payer, cash.cents);
  return Math.max(0, ...given.values());
}
