/** The stream of notifications for tests: what a page has opened, each fed by the test. */
const STREAM = '/api/notifications/stream';

/** A stream as the server sends it: chunks may end anywhere. */
export class FakeStream {
  isAborted = false;
  private waiting: ((chunk: { done: boolean; value?: Uint8Array }) => void) | undefined;
  private readonly chunks: { done: boolean; value?: Uint8Array }[] = [];

  constructor(readonly init: RequestInit) {
    init.signal?.addEventListener('abort', () => {
      this.isAborted = true;
      this.push({ done: true });
    });
  }

  send = (text: string) => this.push({ done: false, value: new TextEncoder().encode(text) });
  end = () => this.push({ done: true });
  response = (): Response =>
    ({
      ok: true,
      status: 200,
      body: { getReader: () => ({ read: () => this.read() }) },
    }) as unknown as Response;

  private push(chunk: { done: boolean; value?: Uint8Array }): void {
    if (this.waiting) this.waiting(chunk);
    else this.chunks.push(chunk);
    this.waiting = undefined;
  }

  private read(): Promise<{ done: boolean; value?: Uint8Array }> {
    const chunk = this.chunks.shift();
    return chunk ? Promise.resolve(chunk) : new Promise((resolve) => (this.waiting = resolve));
  }
}

/** The streams that the page of each test opens, in their order, and how the next requests are answered in place of one. */
export function mockStreams(): { streams: FakeStream[]; answers: (() => Response)[] } {
  const streams: FakeStream[] = [];
  const answers: (() => Response)[] = [];
  let realFetch: typeof fetch;
  beforeEach(() => {
    streams.length = 0;
    answers.length = 0;
    realFetch = globalThis.fetch;
    globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
      if (input !== STREAM) return realFetch(input, init);
      const stream = new FakeStream(init);
      streams.push(stream);
      return answers.shift()?.() ?? stream.response();
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(globalThis, 'EventSource');
  });
  return { streams, answers };
}

/** The event of a count; an older server sends no latest notification. */
export const unread = (count: number, latest?: string | null): string =>
  `event: unread\ndata: ${JSON.stringify({ unread: count, latest })}\n\n`;
