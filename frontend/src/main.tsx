/** Chooses the language, then starts the client: its parts take their texts when they are loaded. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/rendered.css';
import { sendPendingLogout } from './browser/pending-logout';
import { whenPainted, withTimeout } from './lib/page-load';
import { showReloadPrompt } from './lib/reload-prompt';
import { pageLanguage, preferredLanguage } from './texts/language';
import { loadMessages } from './texts/load-messages';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

void sendPendingLogout();
const language = preferredLanguage();
const isRendered = root.hasChildNodes() && pageLanguage() === language;
// The page is complete already: what makes it work must not delay its first paint.
if (isRendered) await whenPainted();
// Preload links for this page's chunks, so that they load in parallel instead of one import after another.
const preloads = document.querySelector('template');
if (preloads) document.head.append(preloads.content);
try {
  await withTimeout(loadMessages(language));
  const { start } = await withTimeout(import('./app/start'));
  await start(root, isRendered);
} catch (failure) {
  showReloadPrompt(language);
  throw failure;
}
