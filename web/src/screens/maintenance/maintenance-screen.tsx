export function MaintenanceScreen() {
  return <main id="main" tabIndex={-1} />;
}
