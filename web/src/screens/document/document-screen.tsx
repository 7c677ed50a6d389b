/** Not built yet. */
export function DocumentScreen() {
  return <main id="main" tabIndex={-1} />;
}
