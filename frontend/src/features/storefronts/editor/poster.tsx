/** The ways to a store's page: a link, and a code to print for the counter. On paper there is nothing else. */
import type { SessionUser } from '../../../browser/session';
import { storefrontPath } from '../../../lib/public-paths';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { QrCode } from '../../../ui/qr-code';
import classes from './editor.module.css';

const t = texts.storePage;

export function Poster({ user }: { user: SessionUser }) {
  const path = storefrontPath(user.uuid);
  const link = `${window.location.origin}${path}`;
  return (
    <section id="code" tabIndex={-1} className={classes.poster} aria-label={t.code}>
      <p className={classes.store} dir="auto">
        {user.name}
      </p>
      <p className={classes.paper}>{t.poster}</p>
      <QrCode text={link} label={t.code} className={classes.code} />
      <p className={classes.link}>{link}</p>
      <p className={classes.paper} dir="auto">
        {user.address}
      </p>
      <div className={classes.ways}>
        <ButtonLink look="quiet" to={path}>
          {t.see}
        </ButtonLink>
        <CopyButton text={link} label={t.copyLink} copied={t.linkCopied} />
        <Button look="quiet" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </section>
  );
}
