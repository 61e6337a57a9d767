/** The calls about templates of events, for the screens. */
import { eventsApi as generated, type TemplateDto } from './generated/events';

export type { TemplateDto } from './generated/events';

const templates = generated.injectEndpoints({
  endpoints: (build) => ({
    /** The caller's templates, read again whenever they are opened. */
    eventTemplates: build.query<TemplateDto[], void>({
      query: () => ({ url: '/api/events/templates' }),
    }),
  }),
});

export const { useAddEventTemplateMutation, useDeleteEventTemplateMutation, useEventTemplatesQuery } =
  templates;
