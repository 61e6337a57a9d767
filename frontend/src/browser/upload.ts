/** Sends a body with its progress, which `fetch` does not report. */

/** What came back. */
export interface UploadAnswer {
  status: number;
  text: string;
}

export interface UploadOptions {
  headers: Readonly<Record<string, string>>;
  /** The share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Posts `body`. Rejects when no answer came, or when `signal` stopped it. */
export function upload(url: string, body: Blob, options: UploadOptions): Promise<UploadAnswer> {
  const { headers, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new TypeError('The network failed.')));
    request.addEventListener('abort', () => reject(new Error('The upload was stopped.')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    if (signal.aborted) {
      reject(new Error('The upload was stopped.'));
      return;
    }
    request.send(body);
  });
}
