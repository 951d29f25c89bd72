import { companyApi } from '#web/company-api.ts';
import { useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { ImportSteps } from '#web/ui/imports/import-steps.tsx';
import { numberOf, useImport } from '#web/ui/imports/use-import.ts';
import { type Importacio, importacioRoutes } from '../contract/importacio.ts';
import { agentTexts } from '../texts/index.ts';
import { StepFitxer } from './importar-fitxer.tsx';
import { StepRevisio } from './importar-revisio.tsx';
import { useAgentImport } from './importar-room.ts';

/** The import that the address names: a reload or a sign-in finds it again. */
export const resolve = async ({ api, empresa, search }: ResolveContext): Promise<Importacio | null> => {
  const id = numberOf(search['id']);
  return id === null ? null : companyApi(api, empresa).call(importacioRoutes.get, { params: { id } });
};

/** Importar agents. */
export const Screen = ({ given, search }: ScreenProps<Importacio | null>) => {
  const t = useTexts(agentTexts);
  const room = useAgentImport();
  const flow = useImport(room, given, search);
  useTitle(t('agent.importar.titol'), t('agent.agents'));
  const { importacio } = flow;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('agent.agents'), href: room.list }}
          title={t('agent.importar.titol')}
          facts={importacio ? [importacio.nom, t('agent.importar.files', { n: importacio.total })] : []}
        />
      }
    >
      <ImportSteps
        room={room}
        flow={flow}
        file={<StepFitxer onOpened={flow.open} />}
        review={({ id }) => <StepRevisio room={room} flow={flow} id={id} />}
      />
    </DetailPage>
  );
};
