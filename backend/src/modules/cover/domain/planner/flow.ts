// Which rivals get which copies: each kind of copies fits some of them, and what one holds may move to another, along the shortest way.

/**
 * Copies by kind at rivals with room for some. Its arrays are allocated once and reset for each set of stops: allocating them took
 * longer than all that is computed with them.
 */
export class Flow {
  /** How many copies are wanted still. */
  left = 0;
  steps = 0;
  /** By rival and kind, how many copies; and by rival, of which kinds there were some, and how many such kinds. */
  private readonly held: Int32Array;
  private readonly kindsOf: Int32Array;
  private readonly kindCounts: Int32Array;
  private readonly room: Int32Array;
  /** By kind, how many of the rivals that it fits have no room, from the first on. */
  private readonly passed: Int32Array;
  /** Rivals from which a search has found no room, and kinds that fit no others: nothing that is placed later makes any. */
  private readonly full: Uint8Array;
  private readonly dead: Uint8Array;
  /** By rival the kind, and by kind the rival, through which the search came to it; -1 where it did not. */
  private readonly kindBefore: Int32Array;
  private readonly rivalBefore: Int32Array;

  constructor(
    private readonly fitting: readonly Int32Array[],
    private readonly needed: Int32Array,
  ) {
    this.held = new Int32Array(needed.length * fitting.length);
    this.kindsOf = new Int32Array(needed.length * fitting.length);
    this.kindCounts = new Int32Array(needed.length);
    this.room = new Int32Array(needed.length);
    this.passed = new Int32Array(fitting.length);
    this.full = new Uint8Array(needed.length);
    this.dead = new Uint8Array(fitting.length);
    this.kindBefore = new Int32Array(needed.length);
    this.rivalBefore = new Int32Array(fitting.length);
  }

  /** Nobody holds anything. */
  reset(): void {
    this.left = 0;
    this.steps = 0;
    for (let rival = 0; rival < this.needed.length; rival++) {
      this.left += this.room[rival] = this.needed[rival] as number;
      const first = rival * this.fitting.length;
      for (let nth = first; nth < first + (this.kindCounts[rival] as number); nth++)
        this.held[first + (this.kindsOf[nth] as number)] = 0;
      this.kindCounts[rival] = 0;
    }
    this.full.fill(0);
    this.passed.fill(0);
    this.dead.fill(0);
  }

  heldBy(rival: number, kind: number): number {
    return this.held[rival * this.fitting.length + kind] as number;
  }

  /** Places at most this number of copies of a kind; answers how many. */
  place(kind: number, most: number): number {
    const rival = this.dead[kind] ? undefined : (this.directly(kind) ?? this.search(kind));
    if (rival === undefined) return 0;
    const by = Math.min(most, this.room[rival] as number, this.bottleneck(kind, rival));
    this.room[rival] = (this.room[rival] as number) - by;
    this.left -= by;
    for (let at = rival; ; ) {
      const through = this.kindBefore[at] as number;
      this.give(at, through, by);
      if (through === kind) return by;
      at = this.rivalBefore[through] as number;
      this.give(at, through, -by);
    }
  }

  private directly(kind: number): number | undefined {
    const fitting = this.fitting[kind] ?? [];
    for (let place = this.passed[kind] as number; place < fitting.length; place++) {
      const rival = fitting[place] as number;
      this.steps++;
      this.passed[kind] = place;
      if ((this.room[rival] as number) === 0) continue;
      this.kindBefore[rival] = kind;
      return rival;
    }
    this.passed[kind] = fitting.length;
    return undefined;
  }

  /** A rival with room, on the shortest way. */
  private search(kind: number): number | undefined {
    this.kindBefore.fill(-1);
    this.rivalBefore.fill(-1);
    const kinds = [kind];
    for (const through of kinds)
      for (const rival of this.fitting[through] ?? []) {
        this.steps++;
        if (this.full[rival] || this.kindBefore[rival] !== -1) continue;
        this.kindBefore[rival] = through;
        if ((this.room[rival] as number) > 0) return rival;
        const first = rival * this.fitting.length;
        for (let nth = first; nth < first + (this.kindCounts[rival] as number); nth++) {
          const other = this.kindsOf[nth] as number;
          this.steps++;
          if (other === kind || this.rivalBefore[other] !== -1 || this.heldBy(rival, other) === 0) continue;
          this.rivalBefore[other] = rival;
          kinds.push(other);
        }
      }
    for (const each of kinds) {
      this.dead[each] = 1;
      for (const rival of this.fitting[each] ?? []) this.full[rival] = 1;
    }
    return undefined;
  }

  /** How many copies can move along the way that was found. */
  private bottleneck(kind: number, last: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let through = this.kindBefore[last] as number; through !== kind; ) {
      const rival = this.rivalBefore[through] as number;
      least = Math.min(least, this.heldBy(rival, through));
      through = this.kindBefore[rival] as number;
    }
    return least;
  }

  private give(rival: number, kind: number, by: number): void {
    const first = rival * this.fitting.length;
    const held = this.held[first + kind] as number;
    this.held[first + kind] = held + by;
    if (held > 0) return;
    const count = this.kindCounts[rival] as number;
    for (let nth = first; nth < first + count; nth++) if (this.kindsOf[nth] === kind) return;
    this.kindsOf[first + count] = kind;
    this.kindCounts[rival] = count + 1;
  }
}
