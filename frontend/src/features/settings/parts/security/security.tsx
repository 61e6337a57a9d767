/** How the account is entered, beside its password: passkeys, and two-step verification. */
import { texts } from '../../../../texts';
import { Section } from '../section';
import { Passkeys } from './passkeys';
import { TwoStep } from './two-step';

const t = texts.security;

export function Security({ email }: { email: string }) {
  return (
    <Section title={t.title} text={t.about}>
      <Passkeys email={email} />
      <TwoStep email={email} />
    </Section>
  );
}
