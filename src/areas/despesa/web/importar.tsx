import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { despesaTexts } from '../texts/index.ts';
import { Facturae } from './facturae.tsx';

/** Importar despeses: electronic invoices, each seen before it becomes an expense. */
export const Screen = () => {
  const t = useTexts(despesaTexts);
  const empresa = useEmpresaId();
  useTitle(t('despesa.importar.titol'), t('despesa.despeses'));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('despesa.despeses'), href: `/empresa/${empresa}/despesa` }}
          title={t('despesa.importar.titol')}
        />
      }
    >
      <Facturae />
    </DetailPage>
  );
};
