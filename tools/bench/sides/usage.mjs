// What a process has used so far, where the system tells: CPU time and memory.
import { readdirSync, readFileSync } from 'node:fs';

/** In which the kernel counts CPU time, in seconds. */
const TICK = 0.01;

/** The fields of a process behind its name, which may have spaces; undefined when it is gone or the system does not tell. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const own = (stat) => (Number(stat[11]) + Number(stat[12])) * TICK;
const ofEnded = (stat) => (Number(stat[13]) + Number(stat[14])) * TICK;

/** The CPU seconds of a process. */
export function cpuOf(pid) {
  const stat = statOf(pid);
  return stat && own(stat);
}

/** The CPU seconds of all processes of a PostgreSQL server, those that have ended too. */
export function cpuOfServer(postmaster) {
  const stat = postmaster && statOf(postmaster);
  if (!stat) return undefined;
  let seconds = own(stat) + ofEnded(stat);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const child = statOf(name);
    if (child && Number(child[1]) === postmaster) seconds += own(child);
  }
  return seconds;
}

/** The memory of a process in MB, now and at its most. */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return undefined;
  }
}
