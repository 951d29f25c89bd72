import { useState } from 'react';
import { useAgentLookup } from '#areas/agent/web/index.tsx';
import { useLiniaRows, withoutBlankLinies } from '#areas/fiscal/web/index.tsx';
import { useTreballLookup } from '#areas/treball/web/index.tsx';
import { addDays } from '#kernel/calendar-date.ts';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import { blankValues, type PressupostValues, pressupostFieldSpecs, valuesOfPressupost } from './pressupost-values.ts';
import { pressupostQuery } from './queries.ts';

/** Lines in which nothing was written are not sent. */
const sentOf = <Part extends Partial<PressupostValues>>(values: Part): Part =>
  values.linies ? { ...values, linies: withoutBlankLinies(values.linies) } : values;

/** The form of a quotation, new or a draft. */
export const usePressupostForm = (given: {
  pressupost?: Pressupost;
  known?: Partial<PressupostValues>;
  onSaved?: (pressupost: Pressupost) => void;
  /** What keeps it from being saved, and is no field. */
  held?: () => string | null;
  onLeave: () => void;
}) => {
  const t = useTexts(pressupostTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { pressupost } = given;
  const [blank] = useState<PressupostValues>(() => ({ ...blankValues(today(), addDays(today(), 30)), ...given.known }));
  const [shape, setShape] = useState<PressupostValues>(pressupost ? valuesOfPressupost(pressupost) : blank);
  const linies = useLiniaRows();
  const agent = useAgentLookup();
  const treball = useTreballLookup();
  const specs = pressupostFieldSpecs(t, shape);
  // In a conflict, lines are told line by line, and who and which work by their names.
  const fields: Record<string, FieldSpec> = {
    ...specs,
    linies: { label: t('pressupost.camp.linies'), rows: linies },
    agent_fk: { label: t('pressupost.camp.agent_fk'), lookup: agent },
    treball_fk: { label: t('pressupost.camp.treball_fk'), lookup: treball },
  };
  const form = useRecordForm({
    record: pressupost ? valuesOfPressupost(pressupost) : blank,
    versio: pressupost?.versio,
    draft: pressupost ? `pressupost.${pressupost.id}` : 'pressupost.nou',
    fields,
    held: given.held,
    save: ({ values, changed, versio, avisos_acceptats, idempotencyKey }) => {
      const accepted = avisos_acceptats ? { avisos_acceptats } : {};
      if (pressupost)
        return api.call(pressupostRoutes.update, {
          params: { id: empresa, pid: pressupost.id },
          body: { ...sentOf(changed), versio: versio ?? pressupost.versio, ...accepted },
          idempotencyKey,
        });
      // What was left empty starts from the company and the client.
      const { condicions, idioma, ...rest } = sentOf(values);
      return api.call(pressupostRoutes.create, {
        params: { id: empresa },
        body: { ...rest, ...(condicions ? { condicions } : {}), ...(idioma ? { idioma } : {}), ...accepted },
        idempotencyKey,
      });
    },
    read: (answer) => ({ values: valuesOfPressupost(answer), versio: answer.versio }),
    onSaved: (answer) => {
      queries.setQueryData(pressupostQuery(api, empresa, answer.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['pressupost', 'list'] });
      given.onSaved?.(answer);
    },
    onLeave: given.onLeave,
  });
  if (shape !== form.values) setShape(form.values);
  return form;
};
