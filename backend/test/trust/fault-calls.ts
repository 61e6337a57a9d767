// What the people of a market of faults ask its server for, by their numbers.
import type { FaultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';

/** Beside a body: a key to ask with again, and the revision of an offer that has been seen. */
interface Asked {
  readonly key?: string;
  readonly revision?: number;
}
interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

export class Calls {
  constructor(
    private readonly market: FaultMarket,
    private readonly server: Pick<Replica, 'origin'>,
  ) {}

  async ask<Body>(
    who: number,
    method: string,
    path: string,
    body?: object | string,
    { key, revision }: Asked = {},
  ): Promise<Answer<Body>> {
    const isFile = typeof body === 'string';
    const reply = await fetch(this.server.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${this.market.tokens[who]}`,
        ...(body && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(revision && { 'if-match': `"${revision}"` }),
      },
      body: isFile ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body };
  }

  /** What a call makes. Throws unless it succeeds. */
  async make<Body>(who: number, path: string, body?: object, asked?: Asked): Promise<Body> {
    const reply = await this.ask<Body>(who, 'POST', path, body, asked);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /** A new copy of somebody's. */
  async listed(who: number): Promise<string> {
    const copy = { cardId: this.market.card, condition: 'NEAR_MINT', price: 5 };
    const [made] = await this.make<{ uuid: string }[]>(who, '/api/listings', [copy]);
    return made?.uuid ?? '';
  }

  /** The offer of one for copies of another's, as it is sent, and maybe for their own. */
  offerOf(listings: readonly string[], other: number): object {
    const lines = listings.map((listing) => ({ listing, price: 5 }));
    return { recipient: this.market.callers[other]?.uuid, lines };
  }

  /** The offer of one for new copies of another's, and maybe for their own. */
  async offered(one: number, other: number, { a, b } = { a: 0, b: 1 }): Promise<string> {
    const givers = [...Array<number>(b).fill(other), ...Array<number>(a).fill(one)];
    const listings: string[] = [];
    for (const giver of givers) listings.push(await this.listed(giver));
    return (await this.make<{ uuid: string }>(one, '/api/offers', this.offerOf(listings, other))).uuid;
  }

  /** A store holds cards for everybody from now on. */
  async holds(store: number): Promise<void> {
    const rules = { isOn: true, maxCards: 4, maxValue: null, forWhom: 'EVERYONE', days: 2 };
    await this.ask(store, 'PUT', '/api/offers/hold-rules', rules);
  }
}
