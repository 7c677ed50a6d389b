export function MailsScreen() {
  return <main id="main" tabIndex={-1} />;
}
