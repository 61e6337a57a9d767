// What a search asks for, as plain data: made by the parser, turned into SQL by the compiler.

/** How a value is compared; `:` of the search language is `=` for all keys so far. */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A search. `nothing` is a term that no card can fulfil. */
export type Query =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'name'; readonly part: string }
  | { readonly kind: 'whole-name'; readonly name: string }
  | { readonly kind: 'set'; readonly code: string }
  | { readonly kind: 'number'; readonly comparison: Comparison; readonly value: number }
  | { readonly kind: 'number-text'; readonly text: string };

/** Whether the search itself asks for cards that are hidden otherwise: it names a set. */
export function revealsExtras(query: Query): boolean {
  if (query.kind === 'all' || query.kind === 'any') return query.of.some(revealsExtras);
  return query.kind === 'set';
}
