import { value } from './value.ts';

/** What a browser offers that can install the product. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The offer of this browser to install the product, once it came; gone when it was taken up. */
export const installPrompt = value<InstallPrompt | undefined>(undefined);

/**
 * Tells the browser that it can install the product, and keeps its offer for the settings: nobody is asked while at work.
 * Called once, when all that was opened is there.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => installPrompt.set(undefined));
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
}
