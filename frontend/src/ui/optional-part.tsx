/** A part that the page can do without: nothing until its code has come, and nothing if it does not. */
import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { Optional } from '../browser/frame';

type OptionalPartProps<Props extends object> = Props & { load: Optional<Props> | undefined };

export function OptionalPart<Props extends object>({ load, ...props }: OptionalPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load?.().then(
      (part) => setPart(() => part.default),
      () => undefined,
    );
  }, [load]);
  return Part && createElement(Part, props as unknown as Props);
}
