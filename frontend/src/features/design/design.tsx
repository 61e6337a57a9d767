/** Every token and every building block in every state, for anyone who works on the client. In development only. */
import { PageFrame } from '../../ui/page-frame';
import classes from './design.module.css';
import { Cards } from './parts/cards';
import { Controls } from './parts/controls';
import { Dialogs } from './parts/dialogs';
import { Messages } from './parts/messages';
import { Tokens } from './parts/tokens';

const PARTS = [
  { title: 'Tokens', Part: Tokens },
  { title: 'Buttons and fields', Part: Controls },
  { title: 'Messages', Part: Messages },
  { title: 'Cards', Part: Cards },
  { title: 'Dialogs and toasts', Part: Dialogs },
];

export function Design() {
  return (
    <PageFrame title="Building blocks">
      {PARTS.map(({ title, Part }) => (
        <section key={title} aria-label={title} className={classes.part}>
          <h2>{title}</h2>
          <Part />
        </section>
      ))}
    </PageFrame>
  );
}
