/** What goes on behind the screen: loaded some time after it. */
import { registerServiceWorker } from '../browser/service-worker-registration';
import { watchConnection } from './reconnect';
import { pageStore } from './store';

export function startBackground(): void {
  watchConnection(pageStore());
  void registerServiceWorker();
}
