import { useTexts } from '#web/language.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { PaperDrawer, Paper as PaperInPlace } from '#web/ui/files/paper.tsx';
import { facturaTexts } from '../texts/index.ts';

const camiOf = (empresa: number, factura: number): string =>
  `/empresa/${empresa}/factura/${factura}/document?inline=true`;

/** The paper of an invoice in its place. Another version is another paper. */
export const Paper = ({ factura, versio }: { factura: number; versio: number }) => {
  const t = useTexts(facturaTexts);
  const empresa = useEmpresaId();
  return <PaperInPlace cami={camiOf(empresa, factura)} versio={versio} title={t('factura.previsualitzacio')} />;
};

/** The paper at the side of the screen; of no invoice, closed. */
export const PreviewDrawer = ({ factura, onClose }: { factura: number | null; onClose: () => void }) => {
  const t = useTexts(facturaTexts);
  const empresa = useEmpresaId();
  return (
    <PaperDrawer
      cami={factura === null ? null : camiOf(empresa, factura)}
      title={t('factura.previsualitzacio')}
      onClose={onClose}
    />
  );
};
