import { useTexts } from '#web/language.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { ListSwitch } from '#web/ui/list/list-switch.tsx';
import { facturaTexts } from '../texts/index.ts';

/** Invoices one by one, or added up by client. */
export const FacturesSwitch = ({ current }: { current: 'factures' | 'clients' }) => {
  const t = useTexts(facturaTexts);
  const list = `/empresa/${useEmpresaId()}/factura`;
  return (
    <ListSwitch
      label={t('factura.factures')}
      lists={[
        { to: list, text: t('factura.una_a_una'), current: current === 'factures' },
        { to: `${list}/clients`, text: t('factura.per_client.curt'), current: current === 'clients' },
      ]}
    />
  );
};
