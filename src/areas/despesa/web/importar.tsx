import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { ImportSteps } from '#web/ui/imports/import-steps.tsx';
import { numberOf, useImport } from '#web/ui/imports/use-import.ts';
import { type ImportacioDespesa, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import { Facturae } from './facturae.tsx';
import css from './importar.module.css';
import { StepFitxer } from './importar-fitxer.tsx';
import { StepRevisio } from './importar-revisio.tsx';
import { useDespesaImport } from './importar-room.ts';

/** The import that the address names: a reload or a sign-in finds it again. */
export const resolve = async ({ api, empresa, search }: ResolveContext): Promise<ImportacioDespesa | null> => {
  const iid = numberOf(search['id']);
  return iid === null ? null : api.call(importacioDespesaRoutes.get, { params: { id: empresa, iid }, query: {} });
};

/** Importar despeses: a sheet by steps, or Facturae one by one. */
export const Screen = ({ given, search }: ScreenProps<ImportacioDespesa | null>) => {
  const t = useTexts(despesaTexts);
  const room = useDespesaImport();
  const flow = useImport(room, given, search);
  useTitle(t('despesa.importar.titol'), t('despesa.despeses'));
  const { importacio } = flow;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('despesa.despeses'), href: room.list }}
          title={t('despesa.importar.titol')}
          facts={importacio ? [importacio.nom, t('despesa.importar.files', { n: importacio.total })] : []}
        />
      }
    >
      <div className={css.both}>
        <ImportSteps
          room={room}
          flow={flow}
          title={t('despesa.importar.full')}
          file={<StepFitxer onOpened={flow.open} />}
          review={({ id }) => <StepRevisio room={room} flow={flow} id={id} />}
        />
        {importacio === null ? <Facturae /> : null}
      </div>
    </DetailPage>
  );
};
