/** What goes on behind the screen: loaded some time after it. */
import { registerServiceWorker } from '../browser/service-worker-registration';
import { listenForUndo } from '../ui/undo-key';
import { watchConnection } from './reconnect';
import { pageStore } from './store';

export function startBackground(): void {
  watchConnection(pageStore());
  listenForUndo();
  void registerServiceWorker();
}
