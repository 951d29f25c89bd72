import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useKeyHelp } from '#web/shell/keys-help.tsx';
import type { DetailAction } from '#web/ui/detail/detail.tsx';
import { bancTexts } from '../texts/index.ts';

const COPY_KEY = 'C';

/** «Copiar i editar»: of a row of the bank the first thing to do, of one of the office one of its actions; its key in both. */
export const useCopy = ({
  href,
  may,
  propia,
}: {
  /** Where the copy is written. */
  readonly href: string;
  readonly may: boolean;
  readonly propia: boolean;
}): { readonly primary: ReactNode; readonly actions: readonly DetailAction[] } => {
  const t = useTexts(bancTexts);
  const go = useGo();
  const copy = (): void => go(href);
  useKeys({ c: () => (may ? copy() : false) });
  useKeyHelp(may ? [{ keys: COPY_KEY, text: t('banc.copiar') }] : []);
  return {
    primary:
      may && !propia ? (
        <Button onClick={copy} title={COPY_KEY}>
          {t('banc.copiar')}
        </Button>
      ) : null,
    actions: may && propia ? [{ key: 'copiar', text: t('banc.copiar'), keys: COPY_KEY, onAct: copy }] : [],
  };
};
