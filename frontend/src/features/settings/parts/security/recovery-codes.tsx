/** Recovery codes, shown this once: to be copied, downloaded or printed. */
import { Button } from '@mantine/core';
import { texts } from '../../../../texts';
import form from '../form.module.css';
import { CopyButton } from './copy-button';
import classes from './security.module.css';

const t = texts.security.twoStep;

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <div className={form.form}>
      <p className={form.said}>{t.codesAbout}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={form.buttons}>
        <CopyButton text={text} />
        <Button variant="default" size="xs" onClick={() => download(text)}>
          {t.download}
        </Button>
        <Button variant="default" size="xs" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <Button data-autofocus onClick={onSaved}>
        {t.saved}
      </Button>
    </div>
  );
}

/** How long the file can be read. */
const REVOKE_DELAY_MS = 60_000;

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([['Playset', '', text, ''].join('\n')], { type: 'text/plain' }));
  link.download = 'playset-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
