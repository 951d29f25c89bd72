import { QuickAgentHost } from '#areas/agent/web/index.tsx';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { treballRoutes } from '../contract/routes.ts';
import { treballTexts } from '../texts/index.ts';
import { AgentsSection } from './agents-section.tsx';
import { TreballFields } from './treball-fields.tsx';
import { useTreballForm } from './use-treball-form.ts';

export const resolve = async ({ api }: ResolveContext): Promise<string> =>
  (await api.call(treballRoutes.expedient)).codi_proposat;

/** Nou treball. */
export const Screen = ({ given }: ScreenProps<string>) => {
  const t = useTexts(treballTexts);
  const empresa = useEmpresaId();
  const go = useGo();
  useTitle(t('treball.nou'), t('treball.treballs'));
  const form = useTreballForm({
    known: { data_encarrec: today() },
    onSaved: (treball) => go(`/empresa/${empresa}/treball/${treball.id}`, { replace: true }),
    onLeave: () => go(`/empresa/${empresa}/treball`),
  });
  return (
    <>
      <DetailPage
        header={
          <DetailHeader
            back={{ text: t('treball.treballs'), href: `/empresa/${empresa}/treball` }}
            title={t('treball.nou')}
          />
        }
      >
        <Form form={form}>
          <TreballFields proposed={given} />
          <AgentsSection form={form} known={[]} readOnly={false} />
        </Form>
      </DetailPage>
      <QuickAgentHost />
    </>
  );
};
