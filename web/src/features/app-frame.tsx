import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { queries } from '#api/queries.ts';
import { useColorScheme } from '#session/color-scheme.ts';
import { MessageBar } from '#ui/message-bar.tsx';
import { Tips } from '#ui/tips.tsx';
import { themeFor, tokenVariables } from '#ui/theme.ts';

/** What every page stands in: theme, words, fetched data and the message bar. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const scheme = useColorScheme();
  // The tokens follow the theme through this attribute, Mantine through its own.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  const theme = useMemo(
    () => themeFor({ close: t('shell.close'), clear: t('shell.clear'), showPassword: t('login.show') }),
    [t],
  );
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} cssVariablesResolver={tokenVariables} forceColorScheme={scheme}>
        {children}
        <Tips />
        <MessageBar duration={limits.messageBar} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
