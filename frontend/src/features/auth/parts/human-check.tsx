/** The human-verification widget of the log-in and sign-up forms. */
import { Group, Text } from '@mantine/core';
import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useGetClientConfigQuery, useLazyGetClientConfigQuery } from '../../../api/client';
import { useShownScheme } from '../../../browser/colour-scheme';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { useTurnstileScript } from './use-turnstile-script';

/** The state of the verification and what to draw for it. */
export interface HumanCheck {
  /** The form may be sent: there is a token, or none is needed. */
  passed: boolean;
  /** Whether a token is needed here; waits until this deployment's settings are there. Unknown settings need one. */
  needed: () => Promise<boolean>;
  /** The widget's token for the server; undefined where verification is disabled. */
  token: string | undefined;
  /** Asks for a new token: each works once. */
  reset: () => void;
  widget: ReactNode;
}

/** The height of the widget, in CSS pixels. */
const WIDGET_PX = 65;

/** Draws the widget with the site key of this deployment, or says that verification is disabled. */
export function useHumanCheck(): HumanCheck {
  const { data: config, isError, isFetching, refetch } = useGetClientConfigQuery();
  const siteKey = config?.turnstileSiteKey ?? null;
  const script = useTurnstileScript(siteKey && config ? config.turnstileScriptUrl : null);
  const [token, setToken] = useState<string>();
  const instance = useRef<TurnstileInstance>(null);
  const scheme = useShownScheme();
  const reset = useCallback(() => {
    setToken(undefined);
    instance.current?.reset();
  }, []);
  const drop = () => setToken(undefined);
  const [load] = useLazyGetClientConfigQuery();
  const needed = useCallback(async () => {
    const settled = await load(undefined, true);
    return settled.data?.turnstileSiteKey !== null;
  }, [load]);

  if (config && !siteKey)
    return {
      passed: true,
      needed,
      token: undefined,
      reset,
      widget: <Hint kind="warning">{texts.auth.check.disabled}</Hint>,
    };
  const failed = isError || script.failed;
  const retry = isError ? () => void refetch() : script.retry;
  return {
    passed: token !== undefined,
    needed,
    token,
    reset,
    widget: failed ? (
      <Unreachable busy={isFetching} onRetry={retry} />
    ) : siteKey ? (
      <Turnstile
        ref={instance}
        siteKey={siteKey}
        injectScript={false}
        options={{ theme: scheme, size: 'flexible', responseField: false }}
        onSuccess={setToken}
        onExpire={reset}
        onError={drop}
        onTimeout={drop}
      />
    ) : (
      <Text c="dimmed" mih={WIDGET_PX}>
        {texts.auth.check.loading}
      </Text>
    ),
  };
}

const Unreachable = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <Hint kind="danger" role="alert">
    <Group justify="space-between">
      <span>{texts.auth.check.failed}</span>
      <Button size="s" look="quiet" onClick={onRetry} busy={busy}>
        {texts.auth.check.tryAgain}
      </Button>
    </Group>
  </Hint>
);
