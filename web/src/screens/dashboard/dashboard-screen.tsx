/** Not built yet. */
export function DashboardScreen() {
  return <main id="main" tabIndex={-1} />;
}
