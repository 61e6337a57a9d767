// Objects in a bucket of an S3-compatible service. The SDK of AWS takes 10 MB for what three kinds of requests need, so they are
// signed by aws4fetch.
import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Environment } from '../environment/environment.js';
import { type OutgoingResponse, outgoingRequest, readAtMost } from '../outgoing/outgoing-request.js';
import { isKey, ObjectStorage, refuseOddKey, StorageError, type StoredObject } from './object-storage.js';
import { readListing } from './s3-listing.js';

/** A bucket and what opens it. */
export interface Bucket {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The bucket in the settings, if there is one. */
export function bucketIn(environment: Environment): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, name, region, accessKeyId, secretAccessKey };
}

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 20_000_000;

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export class S3Storage extends ObjectStorage {
  constructor(private readonly bucket: Bucket) {
    super();
  }

  async put(key: string, bytes: Buffer, type: string): Promise<void> {
    const headers = { 'content-type': type };
    await this.send({ method: 'PUT', key, body: bytes, headers }, [200, 201, 204]);
  }

  async get(key: string): Promise<Buffer | undefined> {
    const { status, body } = await this.send({ method: 'GET', key }, [200, 404]);
    return status === 404 ? undefined : body;
  }

  async delete(key: string): Promise<void> {
    await this.send({ method: 'DELETE', key }, [200, 204, 404]);
  }

  async *list(folder: string): AsyncIterable<readonly StoredObject[]> {
    let next: string | undefined;
    do {
      const query = {
        'list-type': '2',
        prefix: `${folder}/`,
        ...(next && { 'continuation-token': next }),
      };
      const { body } = await this.send({ method: 'GET', query }, [200]);
      const page = readListing(body.toString('utf8'));
      // The console of a bucket makes an object of each folder, too.
      yield page.objects.filter(({ key }) => isKey(key));
      next = page.next;
    } while (next !== undefined);
  }

  /** Sends a signed request, and reads its answer. Throws a StorageError for any other status than these. */
  private async send(
    request: S3Request,
    statuses: readonly number[],
  ): Promise<{ status: number; body: Buffer }> {
    if (request.key !== undefined) refuseOddKey(request.key);
    const what = `${request.method} ${request.key ?? 'the list of objects'}`;
    try {
      const response = await this.request(request);
      try {
        const body = await readAtMost(response.body, MAX_BYTES);
        if (statuses.includes(response.status)) return { status: response.status, body };
        const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(body.toString('utf8')) ?? [];
        throw new Error(`the storage answered ${response.status} ${code}`);
      } finally {
        response.close();
      }
    } catch (cause) {
      throw new StorageError(`${what} failed: ${(cause as Error).message}`, { cause });
    }
  }

  private async request({ method, key = '', query, headers, body }: S3Request): Promise<OutgoingResponse> {
    const { endpoint, name, ...credentials } = this.bucket;
    const address = new URL(`${endpoint.replace(/\/$/, '')}/${name}/${key}`);
    for (const [parameter, value] of Object.entries(query ?? {})) address.searchParams.set(parameter, value);
    const signed = await new AwsV4Signer({
      ...credentials,
      service: 's3',
      method,
      url: address.href,
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '') },
      ...(body && { body: new Uint8Array(body) }),
    }).sign();
    return outgoingRequest(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      ...(body && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}
