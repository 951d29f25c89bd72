import { useState } from 'react';
import { useAgentLookup } from '#areas/agent/web/index.tsx';
import { useLiniaRows } from '#areas/fiscal/web/index.tsx';
import { useTreballLookup } from '#areas/treball/web/index.tsx';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import {
  blankFactura,
  type FacturaValues,
  facturaFieldSpecs,
  sentOfFactura,
  valuesOfFactura,
} from './factura-values.ts';
import { useKept } from './use-kept.ts';

/** The form of a draft, new (with what is known already) or stored. */
export const useFacturaForm = (given: {
  factura?: Factura | undefined;
  known?: Partial<FacturaValues>;
  onSaved?: (factura: Factura) => void;
  /** What keeps it from being saved, and is no field. */
  held?: () => string | null;
  onLeave: () => void;
}) => {
  const t = useTexts(facturaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { keep } = useKept();
  const { factura } = given;
  const [blank] = useState(() => blankFactura(today(), given.known));
  const [shape, setShape] = useState(blank);
  const linies = useLiniaRows();
  const agent = useAgentLookup();
  const treball = useTreballLookup();
  const specs = facturaFieldSpecs(t, shape);
  // In a conflict, lines are told line by line, and who and which work by their names.
  const fields: Record<string, FieldSpec> = {
    ...specs,
    linies: { label: t('factura.camp.linies'), rows: linies },
    agent_fk: { label: t('factura.camp.agent_fk'), lookup: agent },
    treball_fk: { label: t('factura.camp.treball_fk'), lookup: treball },
  };
  const form = useRecordForm<FacturaValues, Factura>({
    record: factura ? valuesOfFactura(factura) : blank,
    versio: factura?.versio,
    draft: factura ? `factura.${factura.id}` : 'factura.nova',
    fields,
    held: given.held,
    save: ({ values, changed, versio, avisos_acceptats, idempotencyKey }) => {
      const accepted = avisos_acceptats ? { avisos_acceptats } : {};
      return factura
        ? api.call(facturaRoutes.update, {
            params: { id: empresa, fid: factura.id },
            body: { ...sentOfFactura(changed), versio: versio ?? factura.versio, ...accepted },
            idempotencyKey,
          })
        : api.call(facturaRoutes.create, {
            params: { id: empresa },
            body: { ...sentOfFactura(values), ...accepted },
            idempotencyKey,
          });
    },
    read: (answer) => ({ values: valuesOfFactura(answer), versio: answer.versio }),
    onSaved: (answer) => {
      keep(answer);
      given.onSaved?.(answer);
    },
    onLeave: given.onLeave,
  });
  if (shape !== form.values) setShape(form.values);
  return form;
};
