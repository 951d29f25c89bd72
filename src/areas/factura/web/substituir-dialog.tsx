import { Modal } from '@mantine/core';
import { useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { createAgentQuick, QuickAgentHost, searchAgents } from '#areas/agent/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { Form } from '#web/ui/form/form.tsx';
import { PickerField } from '#web/ui/form/picker-field.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import type { Factura, FacturaItem } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';
import { useKept } from './use-kept.ts';

/** Whether a whole invoice may still take its place. */
export const isSubstituible = ({ tipus, situacio }: Pick<FacturaItem, 'tipus' | 'situacio'>): boolean =>
  tipus === 'simplificada' && !['esborrany', 'anullada', 'rectificada', 'substituida'].includes(situacio);

const orderOf = ({ data, numero }: Pick<FacturaItem, 'data' | 'numero'>): string => `${data} ${numero ?? ''}`;

/** Substituir per factura completa: who asks for it. Leads to the draft that comes of it. */
export const SubstituirDialog = ({
  factures: chosen,
  onClose,
}: {
  factures: readonly Pick<FacturaItem, 'id' | 'numero' | 'agent' | 'data'>[];
  onClose: () => void;
}) => {
  // Oldest first, however the list was ordered: so stand their chapters in the new one.
  const factures = chosen.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
  const t = useTexts(facturaTexts);
  useFocusBack();
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const { keep } = useKept();
  // Simplified invoices often have no receiver; where all have the same one, it is who asks.
  const [known] = useState(() => {
    const [first] = factures;
    return factures.every(({ agent }) => agent?.id === first?.agent?.id) ? (first?.agent ?? null) : null;
  });
  const [first] = useState<{ agent_fk: number | null }>({ agent_fk: known?.id ?? null });
  const [shown, show] = useState(known?.nom ?? '');
  const form = useRecordForm<typeof first, Factura>({
    record: first,
    draft: null,
    scope: 'substituir-',
    fields: { agent_fk: { label: t('factura.substituir.client'), required: true } },
    save: ({ values, idempotencyKey }) =>
      api.call(facturaAccioRoutes.substituir, {
        params: { id: empresa },
        body: { factures: factures.map(({ id }) => id), agent_fk: values.agent_fk ?? 0 },
        idempotencyKey,
      }),
    read: ({ versio }) => ({ values: first, versio }),
    onSaved: (draft) => {
      keep(draft);
      onClose();
      go(`/empresa/${empresa}/factura/${draft.id}`);
    },
    onLeave: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('factura.substituir.titol', { n: factures.length })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <Form form={form} saveText={t('factura.rectificar.crear')}>
        <p className={css.hint}>{t('factura.substituir.ajuda')}</p>
        <div className={css.grid}>
          <PickerField
            name="agent_fk"
            span={12}
            autoFocus
            kind="agent"
            search={(text, signal) => searchAgents(api, text, signal)}
            create={may(agentRoutes.create) ? (text) => createAgentQuick(text, { promotor: true }) : undefined}
            shown={shown}
            onPick={(option) => show(option?.text ?? '')}
          />
        </div>
        <p className={css.hint}>
          {t('factura.substituir.quines')}: {factures.map(({ numero }) => numero).join(', ')}
        </p>
      </Form>
      <QuickAgentHost />
    </Modal>
  );
};
