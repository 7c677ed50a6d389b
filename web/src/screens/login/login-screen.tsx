export function LoginScreen() {
  return <main id="main" tabIndex={-1} />;
}
