/** Messages by day, the latest at the bottom, and below them what is not sent yet. */
import { Fragment, type ReactNode } from 'react';
import type { MessageDto } from '../../../api/messages';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from '../thread.module.css';
import { asksAheadOrElsewhere } from './caution';
import { dayOf, formatDay, formatTime, isoDay } from './days';
import type { Unsent } from './unsent';

/** A region that scrolls is scrolled by keyboard, too. */
const SCROLLED = { tabIndex: 0 } as const;

interface MessageListProps {
  /** The oldest first. */
  messages: readonly MessageDto[];
  unsent: readonly Unsent[];
  me: string;
  who: string;
  earlier: { isBusy: boolean; load: () => void } | null;
  actionsOf: ((message: MessageDto) => ReactNode) | undefined;
  onSendAgain: (key: string) => void;
  /** Brings an unsent message back to where it is written; null where nothing can be written any more. */
  onEdit: ((message: Unsent) => void) | null;
  onDiscard: (key: string) => void;
}

export function MessageList(props: MessageListProps) {
  const t = texts.thread;
  const { messages, unsent, who, me, earlier, actionsOf } = props;
  if (messages.length === 0 && unsent.length === 0) return <p className={classes.none}>{t.none(who)}</p>;
  return (
    <section {...SCROLLED} className={classes.scroll} aria-label={t.list(who)}>
      <div className={classes.inner}>
        {earlier && (
          <Button
            look="quiet"
            size="s"
            busy={earlier.isBusy}
            onClick={earlier.load}
            className={classes.earlier}
          >
            {t.earlier}
          </Button>
        )}
        <ol className={classes.list}>
          {messages.map((message, nth) => (
            <Fragment key={message.uuid}>
              {dayOf(message.sentAt) !== dayOf(messages[nth - 1]?.sentAt) && (
                <li className={classes.day}>
                  <time dateTime={isoDay(message.sentAt)}>{formatDay(message.sentAt)}</time>
                </li>
              )}
              <Message message={message} isMine={message.author === me} who={who} actionsOf={actionsOf} />
            </Fragment>
          ))}
          {unsent.map((message) => (
            <UnsentMessage
              key={message.key}
              message={message}
              onSendAgain={props.onSendAgain}
              onEdit={props.onEdit}
              onDiscard={props.onDiscard}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface MessageProps extends Pick<MessageListProps, 'who' | 'actionsOf'> {
  message: MessageDto;
  isMine: boolean;
}

function Message({ message, isMine, who, actionsOf }: MessageProps) {
  const t = texts.thread;
  const { text, gone, sentAt } = message;
  return (
    <li className={classes.message} data-mine={isMine || undefined}>
      <span className={classes.hidden}>{isMine ? t.you : who}: </span>
      {text === null ? (
        <p className={classes.gone}>{gone === 'HIDDEN' ? t.hidden : t.removed}</p>
      ) : (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <div className={classes.foot}>
        <time dateTime={sentAt}>{formatTime(sentAt)}</time>
        {!isMine && text !== null && actionsOf?.(message)}
      </div>
      {!isMine && text !== null && asksAheadOrElsewhere(text) && <Hint kind="warning">{t.careful}</Hint>}
    </li>
  );
}

interface UnsentMessageProps extends Pick<MessageListProps, 'onSendAgain' | 'onEdit' | 'onDiscard'> {
  message: Unsent;
}

function UnsentMessage({ message, onSendAgain, onEdit, onDiscard }: UnsentMessageProps) {
  const t = texts.thread;
  const { key, text, problem } = message;
  return (
    <li className={classes.message} data-mine="" data-unsent="">
      <span className={classes.hidden}>{t.you}: </span>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {problem === null ? (
        <div className={classes.foot}>{t.sending}</div>
      ) : (
        <>
          <p className={classes.problem} role="alert">
            {problem}
          </p>
          <div className={classes.foot}>
            <Button look="link" onClick={() => onSendAgain(key)}>
              {texts.ui.tryAgain}
            </Button>
            <Button look="link" onClick={() => (onEdit ? onEdit(message) : onDiscard(key))}>
              {onEdit ? t.edit : t.discard}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
