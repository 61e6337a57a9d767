/** Another verification mail, for anyone who has a link that leads nowhere. */
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../texts';
import classes from '../mail-links.module.css';
import { ResendVerification } from './resend-verification';

export function Resend() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className={classes.resend}>
      <TextInput
        label={texts.auth.verify.email}
        type="email"
        autoComplete="email"
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <ResendVerification email={() => email} onProblem={setProblem} />
    </div>
  );
}
