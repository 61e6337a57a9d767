/** The demo accounts, where this deployment has them: a click fills the form. */
import { Group } from '@mantine/core';
import { useGetClientConfigQuery } from '../../../api/client';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';

const PASSWORD = 'playset-demo';
const ACCOUNTS = [
  { label: texts.auth.demo.player, email: 'player@playset.example' },
  { label: texts.auth.demo.store, email: 'store@playset.example' },
];

interface DemoLoginsProps {
  onPick: (login: { email: string; password: string }) => void;
}

export function DemoLogins({ onPick }: DemoLoginsProps) {
  const { data } = useGetClientConfigQuery();
  if (!data?.demo) return null;
  return (
    <Hint kind="info">
      <p style={{ margin: '0 0 0.5rem' }}>{texts.auth.demo.about(PASSWORD)}</p>
      <Group gap="xs">
        {ACCOUNTS.map(({ label, email }) => (
          <Button key={email} size="s" look="quiet" onClick={() => onPick({ email, password: PASSWORD })}>
            {label}: {email}
          </Button>
        ))}
      </Group>
    </Hint>
  );
}
