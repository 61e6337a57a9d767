/** A page whose client did not come offers to reload: without the client, and without its texts, which may be missing too. */
import type { Language } from '../texts/language';
import { loadFailureMessages } from '../texts/load-failure-messages';

/** Shows the prompt above everything else on the page. */
export function showReloadPrompt(language: Language): void {
  const { text, reload } = loadFailureMessages[language];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  const prompt = document.createElement('div');
  prompt.className = 'reload-prompt';
  prompt.setAttribute('role', 'alert');
  prompt.append(text, button);
  document.body.prepend(prompt);
}
