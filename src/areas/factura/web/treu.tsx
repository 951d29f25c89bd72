import { Button } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import { facturaTexts } from '../texts/index.ts';

/** Takes a row of one of an invoice's lists away; `label` says which, where the row does not. */
export const Treu = ({ label, onTreu }: { label?: string; onTreu: () => void }) => {
  const t = useTexts(facturaTexts);
  return (
    <Button variant="subtle" color="gray" aria-label={label} onClick={onTreu}>
      {t('factura.treure')}
    </Button>
  );
};
