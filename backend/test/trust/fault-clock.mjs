// Loaded into a process before its own code: a clock that jumps. FAULT_CLOCK names a file with the milliseconds that it is
// ahead, read again at every SIGUSR2.
import { readFileSync } from 'node:fs';

const Right = Date;
const read = () => Number(readFileSync(process.env.FAULT_CLOCK, 'utf8'));
let ahead = read();
const now = () => Right.now() + ahead;
process.on('SIGUSR2', () => {
  ahead = read();
});
globalThis.Date = new Proxy(Right, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
