import { showMessage } from './message-bar.tsx';
import { translate } from './words.ts';

/** Tells that code which was to be shown could not be fetched: the product was renewed, or there is no network. */
export function sayNotFetched(): void {
  showMessage({
    kind: 'error',
    text: translate(navigator.onLine ? 'errors.newVersion' : 'errors.noConnection'),
  });
}
