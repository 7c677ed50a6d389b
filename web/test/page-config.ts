/** Puts into the page what the server writes there, for the page that is opened next; undefined takes it away. */
export function writeConfig(config: object | undefined): void {
  document.querySelector('#config')?.remove();
  if (config === undefined) return;
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'config';
  script.textContent = JSON.stringify(config);
  document.head.append(script);
}
