/** How a file is sent: as every other call, with the access token and once more after a refresh, but with its progress. */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { accessToken, currentUser } from '../browser/session';
import { upload } from '../browser/upload';
import { pageLanguage } from '../texts/language';
import { refreshAccessToken } from './refresh';

interface UploadFileOptions {
  /** The share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** What it is; by default bytes: what the browser thinks of a file's name says nothing about what is in it. */
  type?: string;
  /** A retry with the same key has no second effect. */
  key?: string;
}

type Answer<Data> = { data: Data } | { error: FetchBaseQueryError };

export async function uploadFile<Data>(
  url: string,
  file: Blob,
  options: UploadFileOptions,
): Promise<Answer<Data>> {
  const asker = currentUser()?.uuid;
  if (!accessToken()) {
    const failure = await refreshAccessToken();
    if (failure) return { error: failure };
  }
  const answer = await send<Data>(url, file, options);
  if (!('error' in answer) || answer.error.status !== 401 || currentUser()?.uuid !== asker) return answer;
  const failure = await refreshAccessToken();
  return failure ? { error: failure } : send<Data>(url, file, options);
}

async function send<Data>(url: string, file: Blob, options: UploadFileOptions): Promise<Answer<Data>> {
  const headers = {
    authorization: `Bearer ${accessToken() ?? ''}`,
    'accept-language': pageLanguage(),
    'content-type': options.type ?? 'application/octet-stream',
    ...(options.key && { 'idempotency-key': options.key }),
  };
  try {
    const { status, text } = await upload(`${window.location.origin}${url}`, file, { ...options, headers });
    const data = parse(text);
    return status >= 200 && status < 300 ? { data: data as Data } : { error: { status, data } };
  } catch (failure) {
    return { error: { status: 'FETCH_ERROR', error: String(failure) } };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
