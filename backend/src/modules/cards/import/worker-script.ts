// The entry point of a worker script: runs one function, posts its outcome, and aborts it on a stop message.
import { parentPort, workerData } from 'node:worker_threads';

/** Runs `act` with the worker data. */
export async function runInWorker<Data, Outcome>(
  act: (data: Data, stop: AbortSignal) => Promise<Outcome>,
): Promise<void> {
  const stop = new AbortController();
  parentPort?.on('message', () => stop.abort());
  parentPort?.postMessage(await act(workerData as Data, stop.signal));
  parentPort?.close();
}
