import { Drawer } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { Paper as PaperInPlace } from '#web/ui/files/paper.tsx';
import { facturaTexts } from '../texts/index.ts';

/** The paper of an invoice in its place. Another version is another paper. */
export const Paper = ({ factura, versio }: { factura: number; versio: number }) => {
  const t = useTexts(facturaTexts);
  const empresa = useEmpresaId();
  const cami = `/empresa/${empresa}/factura/${factura}/document?inline=true`;
  return <PaperInPlace cami={cami} versio={versio} title={t('factura.previsualitzacio')} />;
};

/** The paper at the side of the screen. */
export const PreviewDrawer = ({
  factura,
  versio = 0,
  onClose,
}: {
  /** Null, closed. */
  factura: number | null;
  versio?: number;
  onClose: () => void;
}) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={factura !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('factura.previsualitzacio')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {factura === null ? null : <Paper factura={factura} versio={versio} />}
    </Drawer>
  );
};
