import { Drawer } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { personaOfNif } from '#areas/fiscal/domain/nif.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { Form } from '#web/ui/form/form.tsx';
import type { PickerOption } from '#web/ui/form/picker-field.tsx';
import { looksLikeCompany, splitName } from '../domain/nom.ts';
import { agentTexts } from '../texts/index.ts';
import { AdrecesSection, ContacteSection } from './agent-contact-fields.tsx';
import { IdentitatSection, KindsSection, ProfessionSection } from './agent-fields.tsx';
import type { AgentValues } from './agent-values.ts';
import { useAgentForm } from './use-agent-form.ts';

interface Asked {
  readonly known: Partial<AgentValues>;
  readonly answer: (option: PickerOption | null) => void;
}
let asked: Asked | null = null;
const listeners = new Set<() => void>();
const change = (next: Asked | null): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** What the tax id says, where it is known; else a technician is a person unless the name has a legal form, and anybody else a company. */
const knownOf = (text: string, kinds: Partial<AgentValues>): Partial<AgentValues> => {
  const said = kinds.tipus_persona ?? ((kinds.nif_pais ?? 'ES') === 'ES' ? personaOfNif(kinds.nif ?? '') : null);
  const natural = said ? said === 'F' : kinds.tecnic === true && !looksLikeCompany(text);
  if (!natural || kinds.tipus_persona) return { rao_social: text, ...kinds };
  const [nom, cognoms] = splitName(text);
  return { tipus_persona: 'F', nom, cognoms, ...kinds };
};

/** Opens the short drawer of a new agent over the present form; gives it chosen, or null. */
export const createAgentQuick = (text: string, kinds: Partial<AgentValues> = {}): Promise<PickerOption | null> =>
  new Promise((resolve) => {
    change({
      known: knownOf(text, kinds),
      answer: (option) => {
        change(null);
        resolve(option);
      },
    });
  });

/** Where the drawer appears; a screen that creates agents from a picker holds one. */
export const QuickAgentHost = () => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
  return (
    <Drawer
      opened={now !== null}
      onClose={() => now?.answer(null)}
      position="right"
      size="xl"
      title={t('agent.nou_rapid')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {now ? <QuickAgent asked={now} /> : null}
    </Drawer>
  );
};

const QuickAgent = ({ asked: { known, answer } }: { asked: Asked }) => {
  const t = useTexts(agentTexts);
  const [first] = useState(known);
  const form = useAgentForm({
    known: first,
    scope: 'quick-',
    onSaved: (agent) => answer({ id: agent.id, text: agent.nom_complet, detail: agent.nif }),
    onLeave: () => answer(null),
  });
  return (
    <Form form={form} saveText={t('agent.crear')}>
      <IdentitatSection form={form} focus="nif" />
      <KindsSection />
      <ProfessionSection form={form} />
      <AdrecesSection form={form} />
      <ContacteSection form={form} />
    </Form>
  );
};
