// An HTTP client for stories: keeps cookies and a token, and holds every answer against openapi.yaml.
import { expectDocumented } from './contract.js';

/** What came back. */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A refused call, as its problem. */
export interface ProblemBody {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** Somebody who calls the API. */
export class Client {
  token: string | undefined;
  readonly cookies = new Map<string, string>();

  /** `door` is where to call: one address, or who says the next one. */
  constructor(private readonly door: string | (() => string)) {}

  get origin(): string {
    return typeof this.door === 'string' ? this.door : this.door();
  }

  get<Body = never>(path: string): Promise<Reply<Body>> {
    return this.call('GET', path);
  }
  post<Body = never>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<Body>> {
    return this.call('POST', path, body, headers);
  }
  patch<Body = never>(path: string, body: unknown): Promise<Reply<Body>> {
    return this.call('PATCH', path, body);
  }
  put<Body = never>(path: string, body?: unknown): Promise<Reply<Body>> {
    return this.call('PUT', path, body);
  }
  delete<Body = never>(path: string): Promise<Reply<Body>> {
    return this.call('DELETE', path);
  }

  /** Sends exactly this text or these bytes as the body: a file, or input that no client would make. */
  async call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      body:
        body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': Buffer.isBuffer(body) ? 'image/webp' : 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    });
    this.keepCookies(reply.headers.getSetCookie());
    const mediaType = (reply.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const text = await reply.text();
    const content = text === '' ? undefined : mediaType.includes('json') ? JSON.parse(text) : text;
    expectDocumented(method, path, reply.status, mediaType, content);
    return { status: reply.status, headers: reply.headers, body: content as Body };
  }

  private keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
