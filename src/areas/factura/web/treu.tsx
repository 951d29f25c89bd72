import { useTexts } from '#web/language.tsx';
import { LineRemove } from '#web/ui/form/line-remove.tsx';
import { facturaTexts } from '../texts/index.ts';

/** Takes a row of one of an invoice's lists away; `label` says which, where the row does not. */
export const Treu = ({
  label,
  className,
  onTreu,
}: {
  label?: string;
  className?: string | undefined;
  onTreu: () => void;
}) => {
  const t = useTexts(facturaTexts);
  return <LineRemove text={label ?? t('factura.treure')} onRemove={onTreu} className={className} />;
};
