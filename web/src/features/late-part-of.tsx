import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import styles from './late-part-of.module.css';

/**
 * A part of a screen that is fetched when it is first shown. Where it cannot be had it says so, unless it is `silent`;
 * `meanwhile` keeps its place.
 */
export function latePartOf<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { silent = false, Meanwhile }: { silent?: boolean; Meanwhile?: ComponentType } = {},
): ComponentType<Props> {
  const Part = lazyPart(load, name);
  return function Late(props: Props) {
    return (
      <LatePart failure={silent ? null : <PartFailure />} meanwhile={Meanwhile && <Meanwhile />}>
        <Part {...props} />
      </LatePart>
    );
  };
}

function PartFailure() {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.failed}>
      {t('statistics.partFailed')}{' '}
      <Button variant="default" onClick={() => location.reload()}>
        {t('statistics.reload')}
      </Button>
    </p>
  );
}
