/** Chooses the language, then starts the client: its parts take their texts when they are loaded. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/prerendered.css';
import { isLogoutPending, sendPendingLogout } from './browser/pending-logout';
import { onFirstInteraction, queueClickUntilHydrated } from './lib/first-interaction';
import { whenLoaded, whenPainted, withTimeout } from './lib/page-load';
import { showReloadPrompt } from './lib/reload-prompt';
import { local, readStored } from './lib/stored';
import { preferredLanguage } from './texts/language';
import { loadMessages } from './texts/load-messages';

/** The page was loaded again with a dialog open, which only the client can show. */
function hasOpenDialog(): boolean {
  const entry = window.history.state as { usr?: { dialog?: unknown } | null } | null;
  return entry?.usr?.dialog !== undefined;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

void sendPendingLogout();
const language = preferredLanguage();
// The HTML was prerendered in English for a visitor who is not logged in.
const isPrerendered = root.hasChildNodes() && language === 'en' && readStored(local, 'user') === null;
// The prerendered landing page is complete unless a log-out is pending; other pages wait for their code.
const isLandingPage = isPrerendered && window.location.pathname === '/' && !isLogoutPending();
const replayClick = isPrerendered ? queueClickUntilHydrated(root) : undefined;
if (isLandingPage) {
  // Live data comes after the load event; the page is complete without it.
  void whenLoaded()
    .then(() => import('./features/home/live/front-page'))
    .then(({ fillFrontPage }) => fillFrontPage(root))
    .catch(() => undefined);
  if (!hasOpenDialog()) await onFirstInteraction(root);
} else if (isPrerendered) await whenPainted();
// Preload links for this page's chunks, so that they load in parallel instead of one import after another.
const rest = document.querySelector('template');
if (rest) document.head.append(rest.content);
try {
  await withTimeout(loadMessages(language));
  const [{ start }] = await withTimeout(
    Promise.all([
      import('./app/start'),
      // Beside what starts it, which would ask for it later.
      isLandingPage && import('./pages/landing').catch(() => undefined),
    ]),
  );
  await start(root, isPrerendered);
  replayClick?.(true);
} catch (failure) {
  replayClick?.(false);
  showReloadPrompt(language);
  throw failure;
}
