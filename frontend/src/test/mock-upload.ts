/** `XMLHttpRequest` for tests of uploads: half of the file is sent at once, the rest when the mock server has answered. */

export class MockUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  withCredentials = false;
  #url = '';
  readonly #headers = new Headers();
  readonly #stopped = new AbortController();

  open(_method: 'POST', url: string): void {
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#stopped.abort();
    this.#end('abort');
  }

  send(body: Blob): void {
    this.#progress(body.size / 2, body.size);
    void this.#ask(body);
  }

  async #ask(body: Blob): Promise<void> {
    const options = { method: 'POST', headers: this.#headers, body: await textOf(body) };
    try {
      const response = await fetch(this.#url, options);
      this.status = response.status;
      this.responseText = await response.text();
      if (this.#stopped.signal.aborted) return;
      this.#progress(body.size, body.size);
      this.#end('load');
    } catch {
      this.#end('error');
    }
  }

  #progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true }));
  }

  #end(type: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new ProgressEvent(type));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

/** jsdom's files cannot be read by the `fetch` of Node. */
const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(`${reader.result}`));
    reader.readAsText(body);
  });
