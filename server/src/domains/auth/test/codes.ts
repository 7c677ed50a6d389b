import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#platform/clock.ts';

/** The code that an app with this key shows now, or `steps` half minutes later. */
export function codeOf(key: string, clock: Clock, steps = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });
}
