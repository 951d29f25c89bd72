import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { agentTexts } from '../texts/index.ts';
import { AdrecesSection, ContacteSection } from './agent-contact-fields.tsx';
import {
  IdentitatSection,
  KindsSection,
  NotesSection,
  ProfessionSection,
  RepresentantSection,
} from './agent-fields.tsx';
import { FiscalSection } from './agent-fiscal-fields.tsx';
import { useAgentForm } from './use-agent-form.ts';

/** Nou agent. */
export const Screen = () => {
  const t = useTexts(agentTexts);
  const empresa = useEmpresaId();
  const [round, setRound] = useState(0);
  useTitle(t('agent.nou'), t('agent.agents'));
  return (
    <DetailPage
      header={
        <DetailHeader back={{ text: t('agent.agents'), href: `/empresa/${empresa}/agent` }} title={t('agent.nou')} />
      }
    >
      <NewAgent key={round} onAnother={() => setRound(round + 1)} />
    </DetailPage>
  );
};

const NewAgent = ({ onAnother }: { onAnother: () => void }) => {
  const empresa = useEmpresaId();
  const go = useGo();
  const form = useAgentForm({
    onSaved: (agent, another) => {
      if (another) {
        toast(agent.nom_complet);
        onAnother();
      } else go(`/empresa/${empresa}/agent/${agent.id}`, { replace: true });
    },
    onLeave: () => go(`/empresa/${empresa}/agent`),
  });
  return (
    <Form form={form} another>
      <IdentitatSection form={form} />
      <KindsSection />
      <ProfessionSection form={form} />
      <AdrecesSection form={form} />
      <ContacteSection form={form} />
      <RepresentantSection form={form} />
      <FiscalSection form={form} />
      <NotesSection stored={false} />
    </Form>
  );
};
