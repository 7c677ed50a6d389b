import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { showMessage } from '#ui/message-bar.tsx';

/**
 * A merged id is answered with the document that took its place: tells that the link is old, and goes to the
 * address that document has itself (decision 2.6).
 */
export function useSuccessor(id: string, document: DocumentDetail | undefined): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const domain = document?.domain;
  const successor = document?.id === id ? undefined : document?.id;
  useEffect(() => {
    if (successor === undefined || domain === undefined) return;
    showMessage({ kind: 'info', text: t('document.old.merged') });
    void navigate({
      from: '/$domain/document/$documentId/{-$highlightWord}',
      to: '.',
      params: (before) => ({ ...before, domain, documentId: successor }),
      search: true,
      hash: true,
      state: true,
      replace: true,
    });
  }, [successor, domain, navigate, t]);
}
