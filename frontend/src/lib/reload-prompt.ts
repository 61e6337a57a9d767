/** A page whose client did not come offers to reload: without the client, and without its texts, which may be missing too. */
import type { Language } from '../texts/language';
import { loadFailureMessages } from '../texts/load-failure-messages';

/** Shows the offer above everything else on the page. */
export function showReloadPrompt(language: Language): void {
  const { text, reload } = loadFailureMessages[language];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  const offer = document.createElement('div');
  offer.className = 'reload-offer';
  offer.setAttribute('role', 'alert');
  offer.append(text, button);
  document.body.prepend(offer);
}
