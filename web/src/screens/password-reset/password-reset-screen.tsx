export function PasswordResetScreen() {
  return <main id="main" tabIndex={-1} />;
}
