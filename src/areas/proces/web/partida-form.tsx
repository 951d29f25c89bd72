import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { agentQuery, createAgentQuick, QuickAgentHost, searchAgents } from '#areas/agent/web/index.tsx';
import { bancPartidaQuery, useBancLists } from '#areas/banc/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import type { RecordForm } from '#web/ui/form/form-types.ts';
import { PickerField } from '#web/ui/form/picker-field.tsx';
import { NumberField } from '#web/ui/form/typed-fields.tsx';
import type { TreballPartida } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { CanviPreview, type CanviPrevist, useCanviPrevist } from './canvi-preview.tsx';
import { ChecksSection } from './checks-section.tsx';
import { ChoicesField } from './choices-field.tsx';
import { type OwnAsked, OwnCheckDialog } from './own-check-dialog.tsx';
import { type PartidaValues, previsioTyped } from './partida-values.ts';
import { usePartidaForm } from './use-partida-form.ts';
import { UsosOutcome, useFaltes } from './usos-outcome.tsx';
import { useAmidamentWords } from './why-amidament.tsx';
import { useLotsWords } from './why-lots.tsx';

const MOST_MESURA = 999_999_999.999;
const MOST_LOTS = 10_000;

/** All that is written of an item of a work, and its checks. */
export const PartidaForm = ({
  partida,
  edits,
  scope,
  onSaved,
  onLeave,
}: {
  partida: TreballPartida;
  edits: boolean;
  scope?: string;
  onSaved?: () => void;
  onLeave: () => void;
}) => {
  const t = useTexts(procesTexts);
  const lotsWords = useLotsWords();
  const amidamentWords = useAmidamentWords();
  const deZones = amidamentWords(partida);
  /** Saved only to be validated: the form stays. */
  const stays = useRef(false);
  const { form, nameOf, know } = usePartidaForm({
    partida,
    ...(scope ? { scope } : {}),
    onSaved: () => (stays.current ? undefined : onSaved?.()),
    onLeave,
  });
  const previst = useCanviPrevist(partida, form.values);
  const validate = async (): Promise<void> => {
    stays.current = true;
    await form.submit();
    stays.current = false;
  };
  const [own, askOwn] = useState<OwnAsked | null>(null);
  return (
    <>
      <Form form={form} readOnly={!edits} wide>
        <UsosSection form={form} partida={partida} previst={previst} edits={edits} onValidate={validate} />
        <CanviPreview previst={previst} />
        <FormSection title={t('proces.sec.amidament')}>
          <NumberField
            name="amidament"
            span={2}
            half
            as="decimal"
            places={3}
            min={0}
            max={MOST_MESURA}
            unit={t(`proces.unitat.${partida.unitat}`)}
            {...(deZones === null ? {} : { readOnly: true, help: deZones })}
          />
          {partida.formigo_flg ? null : (
            <NumberField
              name="lots_previstos"
              span={3}
              half
              as="integer"
              min={1}
              max={MOST_LOTS}
              help={t('proces.lots.ajuda')}
            />
          )}
          <p style={{ gridColumn: '1 / -1', margin: 0 }}>
            {lotsWords({ ...partida, ...previsioTyped(partida, form.values), n_comprovacions: 0 })}
          </p>
        </FormSection>
        <ChecksSection
          form={form}
          partida={partida}
          previst={previst}
          nameOf={nameOf}
          know={know}
          edits={edits}
          onOwn={(nom) => new Promise((done) => askOwn({ nom, control: partida.control_fk, done }))}
        />
        <ProducteSection form={form} edits={edits} />
        <FormSection title={t('proces.sec.observacions')}>
          <TextAreaField name="observacions_programa" span={6} rows={2} maxLength={4000} />
          <TextAreaField name="observacions_seguiment" span={6} rows={2} maxLength={4000} />
        </FormSection>
      </Form>
      {/* Forms of their own, which are in no other. */}
      <QuickAgentHost />
      {own ? (
        <OwnCheckDialog
          asked={own}
          onDone={(made) => {
            askOwn(null);
            own.done(made);
          }}
        />
      ) : null}
    </>
  );
};

interface SectionProps {
  readonly form: RecordForm<PartidaValues>;
  readonly edits: boolean;
}

/** What the item is for, and under which system: what decides its checks. */
const UsosSection = ({
  form,
  partida,
  previst,
  edits,
  onValidate,
}: SectionProps & { partida: TreballPartida; previst: CanviPrevist; onValidate: () => Promise<void> }) => {
  const t = useTexts(procesTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const lists = useBancLists();
  const { data: banc } = useQuery(bancPartidaQuery(api, empresa, partida.partida_fk, language));
  const { data: faltes } = useFaltes(form.values, partida, previst);
  const usos = [...new Set([...(banc?.usos ?? []), ...form.values.usos])];
  const nivells = [...new Set([...(banc?.nivells ?? []), ...form.values.nivells])];
  return (
    <FormSection title={t('proces.sec.usos')} help={t('proces.sec.usos_ajuda')}>
      <ChoicesField
        name="usos"
        span={6}
        readOnly={!edits}
        none={t('proces.usos.cap')}
        options={usos.map((id) => ({ value: id, text: lists.us(id) }))}
      />
      <ChoicesField
        name="nivells"
        span={6}
        readOnly={!edits}
        none={t('proces.nivells.cap')}
        options={nivells.map((id) => {
          const escala = lists.nivells.find((row) => row.id === id)?.escala;
          return { value: id, text: lists.nivell(id), ...(escala ? { group: escala } : {}) };
        })}
        warnings={(faltes?.nivells_curts ?? [])
          .filter(({ nivell }) => form.values.nivells.includes(nivell))
          .map(({ missatge }) => missatge)}
      />
      <SelectField
        name="sistema_fk"
        span={4}
        options={lists.sistemesOf(partida.control_fk).map(({ id, nom }) => ({ value: id, text: nom }))}
      />
      <CheckField name="completa" span={8} help={t('proces.completa_ajuda')} />
      {usos.length > 0 ? (
        <UsosOutcome form={form} partida={partida} previst={previst} edits={edits} onSave={onValidate} />
      ) : null}
    </FormSection>
  );
};

/** What product it is, and who supplies it. */
const ProducteSection = ({ form, edits }: SectionProps) => {
  const t = useTexts(procesTexts);
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { proveidor_fk } = form.values;
  const [picked, pick] = useState<{ id: number; text: string } | null>(null);
  const known = picked?.id === proveidor_fk ? picked : null;
  const { data: agent } = useQuery({
    ...agentQuery(api, empresa, proveidor_fk ?? 0),
    enabled: proveidor_fk !== null && known === null && may(agentRoutes.get),
  });
  return (
    <FormSection title={t('proces.sec.producte')}>
      <TextField name="marca" span={4} maxLength={120} />
      <TextField name="fabricant" span={4} maxLength={120} />
      <PickerField
        name="proveidor_fk"
        span={4}
        kind="agent"
        readOnly={!edits}
        shown={proveidor_fk === null ? '' : (known?.text ?? agent?.nom_complet ?? '')}
        search={(text, signal) => searchAgents(api, text, signal, 'proveidor')}
        create={may(agentRoutes.create) ? (text) => createAgentQuick(text, { proveidor: true }) : undefined}
        href={(id) => `/empresa/${empresa}/agent/${id}`}
        onPick={pick}
      />
    </FormSection>
  );
};
