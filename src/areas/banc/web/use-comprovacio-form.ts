import { useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { comprovacioRoutes } from '../contract/routes.ts';
import type { Comprovacio } from '../contract/schemas.ts';
import { nomDeCopia } from '../domain/copia.ts';
import { bancTexts } from '../texts/index.ts';
import { useBancLists } from './banc-lists.ts';
import {
  BLANK_VALUES,
  type ComprovacioValues,
  comprovacioFieldSpecs,
  sentOfComprovacio,
  valuesOfComprovacio,
} from './comprovacio-values.ts';
import { comprovacioQuery } from './queries.ts';
import { useBancChanged } from './use-banc-bulk.tsx';

export interface ComprovacioFormGiven {
  readonly check?: Comprovacio | undefined;
  readonly from?: Comprovacio | undefined;
  readonly known?: Partial<ComprovacioValues> | undefined;
  /** The item of the office that a new one goes into at once; a copy takes the place of what it copies there. */
  readonly partida?: number | undefined;
  readonly onSaved?: (check: Comprovacio, another: boolean) => void;
  readonly onLeave: () => void;
  readonly scope?: string;
}

/** The form of a check of the office: stored, or new, blank or as a copy of another. */
export const useComprovacioForm = ({ check, from, known, partida, scope, ...given }: ComprovacioFormGiven) => {
  const t = useTexts(bancTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const lists = useBancLists();
  const changed = useBancChanged();
  const [blank] = useState<ComprovacioValues>(() => ({
    ...(from ? valuesOfComprovacio(from) : BLANK_VALUES),
    // One that takes the place of its origin in an item goes by its name.
    ...(from && !partida && { nom: nomDeCopia(from.nom, language) }),
    ...known,
  }));
  const [shape, setShape] = useState<ComprovacioValues>(blank);
  const form = useRecordForm({
    record: check ? valuesOfComprovacio(check) : blank,
    versio: check?.versio ?? undefined,
    draft: check ? `comprovacio.${check.id}` : `comprovacio.nova${scope ?? ''}${from ? `.${from.id}` : ''}`,
    fields: comprovacioFieldSpecs(t, lists, shape.usos),
    save: ({ values, changed: written, versio, idempotencyKey }) =>
      check
        ? api.call(comprovacioRoutes.update, {
            params: { id: check.id },
            body: { ...sentOfComprovacio(written), versio: versio ?? check.versio ?? 0 },
            idempotencyKey,
          })
        : api.call(comprovacioRoutes.create, {
            body: {
              ...sentOfComprovacio(values),
              ...(from && { origen_fk: from.id }),
              ...(partida && { partida_id: partida }),
            },
            idempotencyKey,
          }),
    read: (answer) => ({ values: valuesOfComprovacio(answer), versio: answer.versio ?? 0 }),
    onSaved: (answer, another) => {
      queries.setQueryData(comprovacioQuery(api, empresa, answer.id, language).queryKey, answer);
      changed();
      given.onSaved?.(answer, another);
    },
    onLeave: given.onLeave,
    ...(scope ? { scope } : {}),
  });
  if (shape !== form.values) setShape(form.values);
  const set = (path: string, value: unknown): void => {
    form.set(path, value);
    // Only a number has a unit.
    if (path === 'valor_tipus' && value !== 'numero') form.set('unitat', '');
  };
  return { ...form, set };
};
