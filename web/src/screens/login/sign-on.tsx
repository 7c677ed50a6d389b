import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { beginSignOn } from 'contract/sign-on';
import type { SignOnOffer } from 'contract/sign-on-offer';
import { call } from '#api/call.ts';
import { describeError } from '#session/describe.ts';
import { landingOf, pendingTarget, rememberTarget } from '#session/landing.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import styles from './sign-on.module.css';

/**
 * The way in by the provider of an organisation, below the password or, where that is off, in its place (decision
 * 10.10). A page that stays open sends another tab there.
 */
export function SignOn({
  email,
  offer,
  only,
  staying,
  onPassword,
}: {
  email: string;
  offer: SignOnOffer;
  /** Whether it stands in the place of the password. */
  only: boolean;
  /** Whether this page stays as it is. */
  staying: boolean;
  /** Asks for a password all the same: staff have one. */
  onPassword: () => void;
}) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field that was typed in has just gone.
    if (only && document.activeElement === document.body) button.current?.focus();
  }, [only]);
  const begin = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { address } = await call(beginSignOn, {
          body: { email: email.trim() },
          timeout: limits.searchRetryTimeout,
        });
        if (tab) tab.location.href = address;
        else leaveFor(address);
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
  });
  const { name } = offer;
  const going = begin.isPending || (begin.isSuccess && !staying);
  return (
    <>
      {only && <FormNotice kind="info">{t('signOn.passwordsOff', { name })}</FormNotice>}
      {!only && <p className={styles.or}>{t('signOn.or')}</p>}
      {begin.isError && <FormNotice kind="error">{describeError(begin.error)}</FormNotice>}
      {begin.isSuccess && staying && <FormNotice kind="info">{t('signOn.newTab')}</FormNotice>}
      <Button
        ref={button}
        type={only ? 'submit' : 'button'}
        variant={only ? 'filled' : 'default'}
        size="md"
        fullWidth
        aria-disabled={going || undefined}
        onClick={() => {
          if (!going) begin.mutate(staying ? emptyTab() : null);
        }}
      >
        {t(going ? 'signOn.busy' : 'signOn.button', { name })}
      </Button>
      {only && (
        <Button variant="subtle" size="md" onClick={onPassword}>
          {t('signOn.usePassword')}
        </Button>
      )}
    </>
  );
}

/** Goes to the provider; what the login would have led to is where the way back leads. */
function leaveFor(address: string): void {
  const redirectTo = new URLSearchParams(location.search).get('redirectTo') ?? undefined;
  rememberTarget(landingOf(pendingTarget(), redirectTo));
  location.assign(address);
}

/** Opened at the click, or the browser would not let it; whoever is shown there has no hold of this page. */
function emptyTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}
