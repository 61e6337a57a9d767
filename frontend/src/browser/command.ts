/** Commands: what a page does when somebody presses the command's shortcut. */
import { useEffect, useEffectEvent } from 'react';

export type Command = 'new-listing';

const commands = new Map<Command, () => void>();

/** The page does `run` on `command` for as long as it is `active`. */
export function useCommand(command: Command, active: boolean, run: () => void): void {
  const act = useEffectEvent(run);
  useEffect(() => {
    if (!active) return;
    commands.set(command, () => act());
    return () => void commands.delete(command);
  }, [command, active]);
}

/** Does `command`; nothing where the page that is open has no such command. */
export const runCommand = (command: Command): void => commands.get(command)?.();
