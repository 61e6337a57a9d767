// How the operations on what an account says of its age are called.

interface Aim {
  readonly path: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
type Aims = Readonly<Record<string, (belongings: { readonly owner: string }) => Aim>>;

/** What only the owner may read or say. */
export const OWN_AGE: Aims = {
  getAge: ({ owner }) => ({ path: { uuid: owner } }),
  setAge: ({ owner }) => ({ path: { uuid: owner }, body: { bornIn: '2012-05' } }),
};
