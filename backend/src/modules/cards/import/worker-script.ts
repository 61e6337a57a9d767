// What the script of a thread is made of: it does one thing, says what came of it, and hears when it is to stop.
import { parentPort, workerData } from 'node:worker_threads';

/** Does this with the data that the thread was begun with. */
export async function tellParent<Data, Outcome>(
  act: (data: Data, stop: AbortSignal) => Promise<Outcome>,
): Promise<void> {
  const stop = new AbortController();
  parentPort?.on('message', () => stop.abort());
  parentPort?.postMessage(await act(workerData as Data, stop.signal));
  parentPort?.close();
}
