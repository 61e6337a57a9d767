// Starts the generator of load and gives it orders.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GENERATOR = fileURLToPath(new URL('./generator.mjs', import.meta.url));

/** Carries one order out; answers what was measured. Throws when an answer was not a success. */
export async function load(order) {
  const child = fork(GENERATOR, { serialization: 'advanced' });
  try {
    const { result, error } = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('The generator of load ended')));
      child.send(order);
    });
    if (error) throw new Error(error);
    const refused = Object.entries(result.statuses).filter(([status]) => !/^2/.test(status));
    if (refused.length > 0 || result.errors > 0 || result.count === 0) {
      throw new Error(`${order.name}: ${JSON.stringify(result.statuses)}, ${result.errors} errors`);
    }
    return result;
  } finally {
    child.kill();
  }
}
