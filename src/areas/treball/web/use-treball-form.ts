import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { treballRoutes } from '../contract/routes.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { treballQuery } from './queries.ts';
import {
  BLANK_VALUES,
  sentOfTreball,
  type TreballValues,
  treballFieldSpecs,
  valuesOfTreball,
} from './treball-values.ts';

/** The form of a work, new or stored. */
export const useTreballForm = (given: {
  treball?: Treball;
  known?: Partial<TreballValues>;
  onSaved?: (treball: Treball) => void;
  onLeave: () => void;
}) => {
  const t = useTexts(treballTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { treball } = given;
  const [blank] = useState<TreballValues>({ ...BLANK_VALUES, ...given.known });
  const [shape, setShape] = useState<TreballValues>(treball ? valuesOfTreball(treball) : blank);
  const form = useRecordForm({
    record: treball ? valuesOfTreball(treball) : blank,
    versio: treball?.versio,
    draft: treball ? `treball.${treball.id}` : 'treball.nou',
    fields: treballFieldSpecs(t, shape),
    save: ({ values, changed, versio, avisos_acceptats, idempotencyKey }) => {
      const accepted = avisos_acceptats ? { avisos_acceptats } : {};
      return treball
        ? api.call(treballRoutes.update, {
            params: { id: treball.id },
            body: { ...sentOfTreball(changed), versio: versio ?? treball.versio, ...accepted },
            idempotencyKey,
          })
        : api.call(treballRoutes.create, {
            body: { ...sentOfTreball(values), nom: values.nom, ...accepted },
            idempotencyKey,
          });
    },
    read: (answer) => ({ values: valuesOfTreball(answer), versio: answer.versio }),
    onSaved: (answer) => {
      queries.setQueryData(treballQuery(api, empresa, answer.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['treball', 'list'] });
      given.onSaved?.(answer);
    },
    onLeave: given.onLeave,
  });
  if (shape !== form.values) setShape(form.values);
  return form;
};
