import i18next from 'i18next';
import { showMessage } from './message-bar.tsx';

/** Tells that code which was to be shown could not be fetched: the product was renewed, or there is no network. */
export function sayNotFetched(): void {
  showMessage({
    kind: 'error',
    text: i18next.t(navigator.onLine ? 'errors.newVersion' : 'errors.noConnection'),
  });
}
