import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { normaliseIban } from '#areas/fiscal/domain/iban.ts';
import { irpfQuery, ivaQuery } from '#areas/referencia/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormSection } from '#web/ui/form/form.tsx';
import { fieldId, focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent.module.css';
import { type AgentValues, DIR3 } from './agent-values.ts';

type Given = { form: RecordForm<AgentValues> };
const NO_OFFICES = { oficina_comptable: '', organ_gestor: '', unitat_tramitadora: '', organ_proponent: '' };

/** Puts the offices of a public body, or takes them away. */
const DIR3_BUTTON = 'dir3-oficines';
/** Goes to where the offices are put: the first of them, or the button while there are none. */
export const focusDir3 = (): void => {
  setTimeout(() => {
    const [first] = DIR3;
    (document.getElementById(fieldId(`dir3.${first}`)) ?? document.getElementById(DIR3_BUTTON))?.focus();
  }, 0);
};

/** What invoices start from: rates of its own, how it pays, its account; the offices of a public body. */
export const FiscalSection = ({ form }: Given) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const formats = useFormats();
  const { language } = useLanguage();
  const { data: iva = [] } = useQuery(ivaQuery(api, language));
  const { data: irpf = [] } = useQuery(irpfQuery(api, language));
  const offered = (
    rows: readonly { id: number; nom: string; percentatge: string; final: string | null }[],
    chosen: number | null,
  ) =>
    rows
      .filter((one) => one.final === null || one.id === chosen)
      .map((one) => ({
        value: one.id,
        text: `${formats.percent(one.percentatge, one.percentatge.includes('.') ? 1 : 0)} · ${one.nom}`,
      }));
  const { iva_fk, irpf_fk, tipus_persona, dir3 } = form.values;
  return (
    <>
      <FormSection title={t('agent.sec.fiscal')}>
        <SelectField name="iva_fk" span={6} empty={t('agent.del_empresa')} options={offered(iva, iva_fk)} />
        <SelectField name="irpf_fk" span={6} empty={t('agent.retencio_empresa')} options={offered(irpf, irpf_fk)} />
        <TextField name="iban" span={6} maxLength={40} tidy={normaliseIban} />
        <TextField name="condicions_pagament" span={6} maxLength={500} />
        <CheckField name="recarrec_equivalencia" span={6} />
      </FormSection>
      {tipus_persona === 'P' || dir3 !== null ? (
        <FormSection title={t('agent.sec.dir3')} help={t('agent.sec.dir3_ajuda')}>
          {dir3
            ? DIR3.map((key) => (
                <TextField
                  key={key}
                  name={`dir3.${key}`}
                  span={3}
                  maxLength={10}
                  tidy={(text) => text.toUpperCase().trim()}
                />
              ))
            : null}
          <div className={css.add}>
            <Button
              id={DIR3_BUTTON}
              variant="default"
              onClick={() => {
                form.set('dir3', dir3 ? null : NO_OFFICES);
                const [first] = Object.keys(NO_OFFICES);
                if (!dir3 && first) focusField(`dir3.${first}`, form.scope);
              }}
            >
              {dir3 ? t('agent.dir3.treure') : t('agent.dir3.afegir')}
            </Button>
          </div>
        </FormSection>
      ) : null}
    </>
  );
};
