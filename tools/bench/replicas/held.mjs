// Gives a process a part of a core, by the kernel's control groups: a slower core of its own, beside which others have room.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup';
/** A small part of it is some milliseconds: who is put off a core more often finds its caches cold more often. */
const PERIOD_US = 100_000;

/** How a group is told its part; undefined: as much as there is. */
const KERNELS = [
  {
    root: GROUPS,
    marks: 'cgroup.controllers',
    prepare: (root) => writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu'),
    give: (group, part) =>
      writeFileSync(join(group, 'cpu.max'), part ? `${PERIOD_US * part} ${PERIOD_US}` : `max ${PERIOD_US}`),
  },
  {
    root: join(GROUPS, 'cpu'),
    marks: 'cpu.cfs_quota_us',
    prepare: () => undefined,
    give: (group, part) => {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(part ? PERIOD_US * part : -1));
    },
  },
];

/**
 * A holder of the process `pid`: `hold(part)` gives it that part of a core from now on, `release` as much as there is, `end`,
 * after the process, takes its group away. Throws where the system has no control groups, or not for us.
 */
export function holderOf(pid) {
  const kernel = KERNELS.find(({ root, marks }) => existsSync(join(root, marks)));
  if (!kernel)
    throw new Error('A process is held to a part of a core by control groups: this system has none');
  const group = join(kernel.root, `playset-bench-${pid}`);
  try {
    kernel.prepare(kernel.root);
    mkdirSync(group, { recursive: true });
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new Error('Only root may hold a process to a part of a core here', { cause: error });
  }
  return {
    hold: (part) => kernel.give(group, part),
    release: () => kernel.give(group),
    end: () => rmdirSync(group),
  };
}
