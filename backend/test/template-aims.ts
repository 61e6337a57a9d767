// How the operations on templates of events are aimed at somebody's.
import type { Client } from './client.js';

/** A valid template. */
export function aTemplate(name = 'Friday night', changes: object = {}): Record<string, unknown> {
  return {
    name,
    event: {
      ...{ name: 'Friday Night Commander', location: '1814 W Division Street', format: 'COMMANDER' },
      ...{ tcg: 'MAGIC_THE_GATHERING', timeZone: 'America/Chicago', time: '18:30' },
      ...changes,
    },
  };
}

/** The id of a template that a store keeps. */
export const keptTemplate = async (client: Client): Promise<string> =>
  (await client.post<{ uuid: string }>('/api/events/templates', aTemplate())).body.uuid;

/** A template that is somebody's; only a store has one. */
export interface TemplateBelongings {
  readonly template: string;
}

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What only its store may change. */
export const TEMPLATES_OWNED: Readonly<Record<string, (of: TemplateBelongings) => Aim>> = {
  replaceEventTemplate: ({ template: uuid }) => ({ path: { uuid }, body: aTemplate('Taken over') }),
  deleteEventTemplate: ({ template: uuid }) => ({ path: { uuid } }),
};

/** What every member may call: it is about the caller alone. */
export const OWN_TEMPLATES: Readonly<Record<string, () => Aim>> = {
  getEventTemplates: () => ({}),
};

/** What takes a template: how it is refused without one. */
export const WITHOUT_TEMPLATE: Readonly<Record<string, readonly [aim: () => Aim, refusal: string]>> = {
  addEventTemplate: [() => ({ body: {} }), 'request.invalid'],
};
