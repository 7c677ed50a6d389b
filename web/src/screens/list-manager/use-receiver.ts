import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyReceiver } from 'contract/list-transfer';
import { call } from '#api/call.ts';
import { describeError } from '#session/describe.ts';

/** The colleague at a typed address, who is looked up when the field is left. */
export interface Receiver {
  email: string;
  type: (email: string) => void;
  /** Name of the colleague, once found. */
  found: string | undefined;
  /** Why there is none, in the user's language. */
  wrong: string | undefined;
  /** Looks the address up, unless that was done; resolves with whether somebody is there. */
  check: () => Promise<boolean>;
}

export function useReceiver(): Receiver {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [result, setResult] = useState<{ email: string; found?: string; wrong?: string }>();
  // Of two addresses that are looked up at once the later counts.
  const latest = useRef('');
  const known = result?.email === email.trim() ? result : undefined;
  const check = async () => {
    const address = email.trim();
    if (known?.found !== undefined) return true;
    latest.current = address;
    const looked = address === '' ? { wrong: t('listManager.transfer.emailRequired') } : await look(address);
    if (latest.current === address) setResult({ email: address, ...looked });
    return 'found' in looked;
  };
  return { email, type: setEmail, found: known?.found, wrong: known?.wrong, check };
}

async function look(email: string): Promise<{ found: string } | { wrong: string }> {
  try {
    return { found: (await call(verifyReceiver, { body: { email } })).data.name };
  } catch (error) {
    return { wrong: describeError(error) };
  }
}
