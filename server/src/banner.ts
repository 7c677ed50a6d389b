import type { Config } from './config.ts';
import type { DemoState } from './demo/seed.ts';

/** What the person who started the product needs to know: address, demo logins, where mail goes. */
export function banner(config: Config, port: number, demo: DemoState | undefined): string {
  const address = config.PORT === 0 ? `http://${config.HOST}:${port}` : config.BASE_URL;
  if (config.ROLE === 'worker') {
    return `${config.PRODUCT_NAME} worker is running; it is ready when http://${config.HOST}:${port}/readyz says so\n`;
  }
  const lines = [`${config.PRODUCT_NAME} is running at ${address}`];
  if (demo) {
    lines.push('', 'Demo data: invented documents and people, marked as demo. Log in as');
    for (const { email, sees } of demo.accounts) lines.push(`  ${email.padEnd(22)} ${sees}`);
    lines.push(`  password: ${demo.password ?? 'as printed at the first start'}`);
    lines.push(
      `The admin site is at ${config.ADMIN_URL ?? address}/admin; the first login there sets up a second factor`,
    );
  }
  lines.push(
    '',
    config.SMTP_URL
      ? `Mail goes to ${new URL(config.SMTP_URL).host}`
      : `Mail is kept, not sent; staff read it at ${address}/mails (set SMTP_URL to send)`,
    `Data is in ${config.DATA_DIR}`,
    '',
  );
  return `${lines.join('\n')}\n`;
}
