// Ends a process once and cleanly, on a signal or by its own word: what was opened last is closed first.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Close = () => Promise<void>;

/** The end of a process. Make it before anything is opened: a signal may come while it opens. */
export class Ending {
  private readonly closes: Close[] = [];
  private readonly hurries: (() => void)[] = [];
  private ended: Promise<void> | undefined;

  /** `code` is what the process ends with when a signal ended it. */
  constructor(code: number) {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (this.hasBegun) for (const hurry of this.hurries) hurry();
        void this.end(code);
      });
    }
  }

  /** Whether the process is ending: errors from now on are the end's own doing. */
  get hasBegun(): boolean {
    return this.ended !== undefined;
  }

  /** Closes this at the end; `hurry` is called when a second signal says that it takes too long. */
  closeAtEnd(close: Close, hurry: () => void = () => undefined): void {
    this.closes.unshift(close);
    this.hurries.push(hurry);
  }

  /** Closes everything, then ends the process with `code`; a second call waits for the first. */
  end(code: number): Promise<void> {
    this.ended ??= this.close().then(() => process.exit(code));
    return this.ended;
  }

  private async close(): Promise<void> {
    for (const close of this.closes) {
      await close().catch((error: unknown) => void process.stderr.write(`${String(error)}\n`));
    }
  }
}
