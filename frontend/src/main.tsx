/** Chooses the language, then starts the client: its parts take their texts when they are loaded. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/standing.css';
import { firstReach, keepPress } from './lib/first-reach';
import { inTime, loaded, painted } from './lib/loaded';
import { offerReload } from './lib/offer-reload';
import { isLogoutPending, sendPendingLogout } from './lib/pending-logout';
import { local, readStored } from './lib/stored';
import { readersLanguage } from './texts/language';
import { speak } from './texts/spoken';

/** The page was loaded again with a dialog open, which only the client can show. */
function hasOpenDialog(): boolean {
  const entry = window.history.state as { usr?: { dialog?: unknown } | null } | null;
  return entry?.usr?.dialog !== undefined;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

void sendPendingLogout();
const language = readersLanguage();
// The page came as HTML, in English, as a visitor sees it who is not logged in.
const stands = root.hasChildNodes() && language === 'en' && readStored(local, 'user') === null;
// The landing page is whole as it stands, unless it has to say that a log-out waits; the others wait for their code.
const isWhole = stands && window.location.pathname === '/' && !isLogoutPending();
const endPress = stands ? keepPress(root) : undefined;
if (isWhole) {
  // What is going on right now: not before all is there that the page shows at first. Without it the page is whole.
  void loaded()
    .then(() => import('./features/home/live/front-page'))
    .then(({ fillFrontPage }) => fillFrontPage(root))
    .catch(() => undefined);
  if (!hasOpenDialog()) await firstReach(root);
} else if (stands) await painted();
// All that the client needs for this page, side by side: by itself it would find one after the other.
const rest = document.querySelector('template');
if (rest) document.head.append(rest.content);
try {
  await inTime(speak(language));
  const [{ start }] = await inTime(
    Promise.all([
      import('./app/start'),
      // Beside what starts it, which would ask for it later.
      isWhole && import('./pages/landing').catch(() => undefined),
    ]),
  );
  await start(root, stands);
  endPress?.(true);
} catch (failure) {
  endPress?.(false);
  offerReload(language);
  throw failure;
}
