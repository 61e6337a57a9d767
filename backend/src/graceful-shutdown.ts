// Graceful shutdown, on a signal or on request: what was opened last is closed first. Nest's shutdown hooks close the application
// alone, not the embedded server; close-with-grace has no callback for a second signal, which must stop that server at once.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Close = () => Promise<void>;

/** The shutdown of a process. Create it before anything is opened: a signal may arrive while it opens. */
export class GracefulShutdown {
  private readonly callbacks: Close[] = [];
  private readonly forceCallbacks: (() => void)[] = [];
  private shutdown: Promise<void> | undefined;

  /** `code` is the exit code after a signal. */
  constructor(code: number) {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (this.isShuttingDown) for (const forceExit of this.forceCallbacks) forceExit();
        void this.exit(code);
      });
    }
  }

  /** Whether the shutdown has begun: errors from now on are caused by it. */
  get isShuttingDown(): boolean {
    return this.shutdown !== undefined;
  }

  /** Registers a callback for the shutdown; a second signal calls `forceExit`. */
  onShutdown(close: Close, forceExit: () => void = () => undefined): void {
    this.callbacks.unshift(close);
    this.forceCallbacks.push(forceExit);
  }

  /** Closes everything, then exits with `code`; a second call waits for the first. */
  exit(code: number): Promise<void> {
    this.shutdown ??= this.close().then(() => process.exit(code));
    return this.shutdown;
  }

  private async close(): Promise<void> {
    for (const close of this.callbacks) {
      await close().catch((error: unknown) => void process.stderr.write(`${String(error)}\n`));
    }
  }
}
