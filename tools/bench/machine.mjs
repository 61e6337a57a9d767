// The machine of a run, in general terms.
import { arch, cpus, platform, totalmem } from 'node:os';

/** How many processors, how much memory, which system and Node.js. */
export const machine = () => ({
  processors: cpus().length,
  memoryInGB: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${arch()}`,
  node: process.version,
});
