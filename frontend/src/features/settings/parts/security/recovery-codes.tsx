/** Recovery codes, shown this once: to be copied, downloaded or printed. */
import { saveFile } from '../../../../browser/save-file';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import form from '../form.module.css';
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
        <CopyButton text={text} size="s" />
        <Button look="quiet" size="s" onClick={() => download(text)}>
          {t.download}
        </Button>
        <Button look="quiet" size="s" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <Button data-autofocus onClick={onSaved}>
        {t.saved}
      </Button>
    </div>
  );
}

const download = (text: string) =>
  saveFile(
    'playset-recovery-codes.txt',
    new Blob([['Playset', '', text, ''].join('\n')], { type: 'text/plain' }),
  );
