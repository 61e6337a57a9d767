// Posts encrypted messages to push services: bounded in time, along no redirect, into no network of ours.
import { Injectable } from '@nestjs/common';
import { outgoingRequest } from '../../../platform/outgoing/outgoing-request.js';

const TIMEOUT_MS = 10_000;

/** A message as it is posted (RFC 8030). */
export interface PushRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

@Injectable()
export class PushServices {
  /** Posts a message to an address that a browser has named, and gives the status of the answer. Throws where there is none. */
  async post(endpoint: string, { headers, body }: PushRequest): Promise<number> {
    const response = await outgoingRequest(new URL(endpoint), {
      ...{ method: 'POST', headers, body, isPublicOnly: true },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    response.close();
    return response.status;
  }
}
