/** The templates of a store: one is chosen for a new event, or deleted. */
import { type RefObject, useRef } from 'react';
import { useGetTcgFormatsQuery } from '../../../api/catalogs';
import { etagOf } from '../../../api/etag';
import {
  type TemplateDto,
  useAddEventTemplateMutation,
  useDeleteEventTemplateMutation,
  useEventTemplatesQuery,
} from '../../../api/event-templates';
import type { EventDto } from '../../../api/events';
import { problemText } from '../../../lib/problem';
import { submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { Busy } from '../../../ui/busy';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { toastError, toastSuccess } from '../../../ui/toast';
import { eventLike, templateLike } from './template-event';
import classes from './templates.module.css';

const t = texts.eventTemplates;

interface ChooseTemplateProps {
  opened: boolean;
  /** Gets an event like those of the template, on some day. */
  onChoose: (event: EventDto) => void;
  onClose: () => void;
  /** Where the focus goes when what opened it is gone. */
  home: RefObject<HTMLElement | null>;
}

export default function ChooseTemplate({ opened, onChoose, onClose, home }: ChooseTemplateProps) {
  const { data, isError, isFetching, refetch } = useEventTemplatesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !opened,
  });
  const { data: formats = [] } = useGetTcgFormatsQuery();
  const [remove, { isLoading }] = useDeleteEventTemplateMutation();
  const [add] = useAddEventTemplateMutation();
  const list = useRef<HTMLDivElement>(null);
  const drop = async (template: TemplateDto) => {
    if (isLoading) return;
    try {
      await remove({ uuid: template.uuid, 'If-Match': etagOf(template) }).unwrap();
      toastSuccess(t.deleted, { label: texts.ui.undo, run: () => void restore(template) });
      list.current?.focus();
    } catch (problem) {
      toastError(problemText(problem, t.notDeleted));
    }
    void refetch();
  };
  const restore = async (template: TemplateDto) => {
    const { key } = submissionOf(template, null);
    try {
      await add({ 'Idempotency-Key': key, saveTemplate: templateLike(template) }).unwrap();
    } catch (problem) {
      toastError(problemText(problem, t.notSaved));
    }
    void refetch();
  };
  const use = (template: TemplateDto) =>
    onChoose(eventLike(template, formats, new Date().toISOString().slice(0, 10)));
  return (
    <Dialog opened={opened} onClose={onClose} title={t.title} phone="page" size={520} home={home}>
      <div ref={list} tabIndex={-1} className={classes.content}>
        {isError && !isFetching && <ErrorState message={t.failed} onRetry={() => void refetch()} />}
        {!data && !isError && <Busy />}
        {data?.length === 0 && <p className={classes.none}>{t.none}</p>}
        <ul className={classes.templates}>
          {data?.map((template) => (
            <li key={template.uuid} className={classes.template}>
              <Button look="quiet" className={classes.use} onClick={() => use(template)}>
                {t.use(template.name)}
              </Button>
              <Button
                look="subtle"
                size="s"
                aria-label={t.deleteNamed(template.name)}
                onClick={() => void drop(template)}
              >
                {t.delete}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
