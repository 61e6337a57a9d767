/** A part that the page can do without: nothing, or a placeholder, until its code has come, and nothing if it does not. */
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import type { Optional } from '../browser/frame';
import { countAsComing } from '../lib/coming-code';

type OptionalPartProps<Props extends object> = Props & {
  load: Optional<Props> | undefined;
  placeholder?: ReactNode;
};

const Nothing = () => null;

export function OptionalPart<Props extends object>({
  load,
  placeholder = null,
  ...props
}: OptionalPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!load) return;
    const part = load();
    countAsComing(part);
    part.then(
      (loaded) => setPart(() => loaded.default),
      () => setPart(() => Nothing),
    );
  }, [load]);
  return Part ? createElement(Part, props as unknown as Props) : placeholder;
}
