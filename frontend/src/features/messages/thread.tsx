/** The messages between the two of an offer, on its page and on that of its deal. */
import { Textarea, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  type MessageDto,
  type ThreadDto,
  useGetThreadQuery,
  useMarkMessagesReadMutation,
  useMessagesInfiniteQuery,
  useReadThreadAgain,
} from '../../api/messages';
import { useThreadChanges } from '../../api/notification-changes';
import { useOnceLive } from '../../api/notification-reads';
import { problemStatus, problemText } from '../../lib/problem';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { ErrorState } from '../../ui/error-state';
import { Composer } from './parts/composer';
import { MessageActions } from './parts/message-actions';
import { MessageList } from './parts/message-list';
import { savedDraft, type Unsent } from './parts/unsent';
import { useIsSeen } from './parts/use-is-seen';
import { useOutbox } from './parts/use-outbox';
import classes from './thread.module.css';

/** Where no stream of events gets through. */
const POLLING = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
} as const;
/** The part of the address that leads here. */
const ANCHOR = 'messages';

interface ThreadProps {
  offer: string;
  /** The account that reads. */
  me: string;
  /** What the other one is called. */
  who: string;
  /** Codes are still to be shown. */
  isBeforeHandOver: boolean;
  /** What the page offers at each message of the other one, such as to report it. */
  actionsOf?: ((message: MessageDto) => ReactNode) | undefined;
}

export default function Thread(props: ThreadProps) {
  const t = texts.thread;
  const { offer } = props;
  const thread = useGetThreadQuery(offer, POLLING);
  const messages = useMessagesInfiniteQuery(offer, POLLING);
  useLiveThread(offer, props.me, messages.startedTimeStamp);
  const rows = messages.currentData?.pages.flatMap((page) => page.rows);
  if (thread.currentData && rows) {
    if (rows.length === 0 && !thread.currentData.isWritable) return null;
    return (
      <Loaded
        key={offer}
        {...props}
        thread={thread.currentData}
        messages={rows.toReversed()}
        earlier={
          messages.hasNextPage
            ? { isBusy: messages.isFetchingNextPage, load: () => void messages.fetchNextPage() }
            : null
        }
      />
    );
  }
  const failure = thread.error ?? messages.error;
  // A deal of before there were messages, or an offer that is gone.
  if (!failure || problemStatus(failure) === 404) return null;
  return (
    <ErrorState
      message={problemText(failure, t.failed)}
      onRetry={() => {
        void thread.refetch();
        void messages.refetch();
      }}
      retrying={thread.isFetching || messages.isFetching}
    />
  );
}

interface LoadedProps extends ThreadProps {
  thread: ThreadDto;
  /** The oldest first. */
  messages: readonly MessageDto[];
  /** Loads what is older; null where nothing is. */
  earlier: { isBusy: boolean; load: () => void } | null;
}

function Loaded({ offer, me, who, isBeforeHandOver, actionsOf, thread, messages, earlier }: LoadedProps) {
  const t = texts.thread;
  const { unsent, send, sendAgain, discard } = useOutbox(offer);
  const [draft, setDraft] = useState<{ add: string } | null>(null);
  const section = useRef<HTMLElement>(null);
  const end = useMarkRead(offer, thread, messages, me);
  // The buttons of an unsent message go away when they are pressed, and so does the one that has loaded the earliest.
  const focusProps = useFocusWhenLost(section);
  const edit = ({ key, text }: Unsent) => {
    discard(key);
    setDraft({ add: text });
  };
  useEffect(() => {
    if (window.location.hash !== `#${ANCHOR}`) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={section}
      id={ANCHOR}
      className={classes.thread}
      aria-labelledby="thread-title"
      tabIndex={-1}
      {...focusProps}
    >
      <header className={classes.header}>
        <h2 id="thread-title" className={classes.title}>
          {t.title}
        </h2>
        <MessageActions offer={offer} isMuted={thread.isMuted} />
      </header>
      <MessageList
        messages={messages}
        unsent={unsent}
        me={me}
        who={who}
        earlier={earlier}
        actionsOf={actionsOf}
        onSendAgain={sendAgain}
        onEdit={thread.isWritable ? edit : null}
        onDiscard={discard}
      />
      <div ref={end} />
      <Announcement messages={messages} me={me} who={who} />
      {thread.isWritable ? (
        <Composer
          offer={offer}
          who={who}
          isBeforeHandOver={isBeforeHandOver}
          returned={draft}
          onSend={send}
        />
      ) : (
        <Over offer={offer} />
      )}
    </section>
  );
}

/** Nothing can be written any more. What was being written can still be read and copied. */
function Over({ offer }: { offer: string }) {
  const t = texts.thread;
  const [written] = useState(() => savedDraft(offer));
  return (
    <>
      <p className={classes.over}>{t.over}</p>
      {written && (
        <Textarea aria-label={t.written} autosize maxRows={8} dir="auto" readOnly value={written} />
      )}
    </>
  );
}

/** Reads again what has changed, on whichever device. */
function useLiveThread(offer: string, me: string, readAt: number | undefined): void {
  const readAgain = useReadThreadAgain(offer);
  const changed = useCallback(
    (which: string | null) => {
      if (which === null || which === offer) readAgain();
    },
    [offer, readAgain],
  );
  useThreadChanges(me, changed);
  useOnceLive(me, readAt, readAgain);
}

/**
 * Marks messages as read once their end is seen, each latest one once; the returned ref is for the end. What fails is tried again with the
 * next message, or once there is a network.
 */
function useMarkRead(offer: string, { unread }: ThreadDto, messages: readonly MessageDto[], me: string) {
  const [mark] = useMarkMessagesReadMutation();
  const { ref, isSeen } = useIsSeen<HTMLDivElement>();
  const latest = messages.findLast(({ author }) => author !== me)?.uuid;
  const [first] = useState(latest);
  const last = useRef<{ message: string; hasFailed: boolean } | null>(null);
  // The number comes by a call of its own, which may be older than the messages.
  const isNew = unread > 0 || latest !== first;
  useEffect(() => {
    if (!isSeen || !isNew || !latest) return;
    const markLatest = async () => {
      const marking = { message: latest, hasFailed: false };
      last.current = marking;
      const { error } = await mark({ uuid: offer, markMessagesRead: { message: latest } });
      marking.hasFailed = error !== undefined;
    };
    if (last.current?.message !== latest) void markLatest();
    const tryAgain = () => {
      if (last.current?.hasFailed) void markLatest();
    };
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isSeen, isNew, latest, offer, mark]);
  return ref;
}

/** Says new messages of the other one to who doesn't see them. */
function Announcement({ messages, me, who }: Pick<LoadedProps, 'messages' | 'me' | 'who'>) {
  const latest = messages.at(-1);
  const [first] = useState(latest?.uuid);
  const isNew = latest !== undefined && latest.uuid !== first && latest.author !== me;
  return (
    <VisuallyHidden role="status">
      {isNew && latest.text !== null && texts.thread.announced(who, latest.text)}
    </VisuallyHidden>
  );
}
