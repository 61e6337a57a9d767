// What a run knows: things by their kind, each with whose it is.
import { KINDS, type Kind } from './terms.js';

/** What calls name where they mean nothing that is known. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Thing {
  readonly text: string;
  readonly owner: number;
  /** The operation that told it; a cursor means nothing to others. */
  readonly from: string | undefined;
}

export class Things {
  private readonly pools = new Map<Kind, Thing[]>(KINDS.map((kind) => [kind, []]));

  add(kind: Kind, text: string, owner: number, from?: string): void {
    this.pools.get(kind)?.push({ text, owner, from });
  }

  /** The nth of those that are meant, counted from the latest, around and around. */
  latest(kind: Kind, nth: number, isMeant: (thing: Thing) => boolean): string {
    const meant = this.pools.get(kind)?.filter(isMeant) ?? [];
    return meant.at(-1 - (nth % Math.max(1, meant.length)))?.text ?? NOBODY;
  }

  /** The same things; what is added to them is not added to these. */
  copy(): Things {
    const copy = new Things();
    for (const [kind, things] of this.pools) copy.pools.set(kind, [...things]);
    return copy;
  }
}
