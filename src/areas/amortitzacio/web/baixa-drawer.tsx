import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Baixa } from '#areas/despesa/contract/be.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { CAUSES_BAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { PickerField, type PickerOption } from '#web/ui/form/picker-field.tsx';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { amortitzacioRoutes } from '../contract/routes.ts';
import type { BeInversio } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';
import { BaixaSum } from './baixa-block.tsx';
import { baixaPreview } from './baixa-preview.ts';
import { useLayers } from './layers.ts';
import { beQuery } from './queries.ts';

const SOLD = '02';
const OFFERED = 20;
/** Named as the call names them: what it refuses lands on its field. */
interface Values {
  readonly baixa: {
    readonly data: string | null;
    readonly causa: Baixa['causa'] | null;
    readonly import: number | null;
    readonly factura_fk: number | null;
  };
}

/** «Donar de baixa», over the table. */
export const BaixaLayer = ({ id }: { id: number | null }) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const layers = useLayers();
  const { data: be, error } = useQuery({ ...beQuery(api, empresa, id ?? 0), enabled: id !== null });
  const shown = be && be.id === id ? be : null;
  return (
    <Drawer
      opened={id !== null}
      onClose={() => layers.backTo(id ?? 0)}
      position="right"
      size="lg"
      title={shown ? t('amortitzacio.baixa_titol', { nom: shown.descripcio }) : ''}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {error ? <p role="alert">{tellFault(error, web)}</p> : null}
      {shown ? <BaixaForm be={shown} /> : null}
    </Drawer>
  );
};

/** What comes of it as it is typed: gain or loss is told before anything is saved. */
const Preview = ({ be, data, preu }: { be: BeInversio; data: string | null; preu: number | null }) => {
  const t = useTexts(pantallaTexts);
  // On the phone it lies over the form: only what comes of it.
  const phone = useIsPhone();
  if (data === null) return <p className={css.hint}>{t('amortitzacio.baixa.cal_data')}</p>;
  if (preu === null) return <p className={css.hint}>{t('amortitzacio.baixa.cal_preu')}</p>;
  const found = baixaPreview(be, data, preu);
  if (found === null) return <p className={css.hint}>{t('amortitzacio.baixa.abans_us')}</p>;
  return (
    <div role="status" className={css.preview}>
      <BaixaSum valor={be.valor} preu={preu} found={found} short={phone} />
      {phone ? null : <p className={css.hint}>{t('amortitzacio.baixa.en_confirmar')}</p>}
    </div>
  );
};

const BaixaForm = ({ be }: { be: BeInversio }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const layers = useLayers();
  const [invoice, choose] = useState<PickerOption | null>(null);
  const [sold, setSold] = useState(true);
  const [first] = useState<Values>({ baixa: { data: today(), causa: SOLD, import: null, factura_fk: null } });
  const form = useRecordForm<Values, BeInversio>({
    record: first,
    versio: be.versio,
    draft: `amortitzacio.${be.id}.baixa`,
    scope: 'leave-',
    fields: {
      'baixa.data': { label: t('amortitzacio.baixa.data'), required: true },
      'baixa.causa': { label: t('amortitzacio.baixa.causa'), required: true },
      'baixa.import': { label: t('amortitzacio.baixa.import'), required: sold },
      'baixa.factura_fk': { label: t('amortitzacio.baixa.factura') },
    },
    save: ({ values, versio, avisos_acceptats, idempotencyKey }) =>
      api.call(amortitzacioRoutes.baixa, {
        params: { id: empresa, bid: be.id },
        body: {
          versio: versio ?? be.versio,
          baixa: {
            data: values.baixa.data ?? today(),
            causa: values.baixa.causa ?? SOLD,
            import: values.baixa.import ?? 0,
            factura_fk: values.baixa.factura_fk,
          },
          ...(avisos_acceptats ? { avisos_acceptats } : {}),
        },
        idempotencyKey,
      }),
    read: ({ baixa, versio }) => ({ values: { baixa: { ...first.baixa, ...baixa } }, versio }),
    onSaved: (kept) => {
      queries.setQueryData(beQuery(api, empresa, be.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: ['amortitzacio', 'list'] });
      const resultat = kept.baixa?.resultat ?? 0;
      const word = resultat < 0 ? 'perdua_de' : 'guany_de';
      toast(
        t('amortitzacio.baixa.feta', {
          resultat:
            resultat === 0
              ? t('amortitzacio.baixa.zero')
              : t(`amortitzacio.baixa.${word}`, { import: formats.money(Math.abs(resultat)) }),
        }),
      );
      layers.backTo(be.id);
    },
    onLeave: () => layers.backTo(be.id),
  });
  const { causa, import: preu, factura_fk } = form.values.baixa;
  // A draft says which invoice was chosen, and nothing of how it is called.
  const { data: kept } = useQuery({
    queryKey: ['factura', empresa, factura_fk],
    queryFn: ({ signal }) => api.call(facturaRoutes.get, { params: { id: empresa, fid: factura_fk ?? 0 }, signal }),
    enabled: factura_fk !== null && factura_fk !== invoice?.id,
  });
  const numero = factura_fk === null ? '' : factura_fk === invoice?.id ? invoice.text : (kept?.numero ?? '');
  // What is not sold brings nothing, unless somebody says otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only why it leaves counts
  useEffect(() => {
    setSold(causa === SOLD);
    if (causa !== SOLD && preu === null) form.set('baixa.import', 0);
  }, [causa]);
  return (
    <Form
      form={form}
      saveText={t('amortitzacio.baixa')}
      above={<Preview be={be} data={form.values.baixa.data} preu={form.values.baixa.import} />}
    >
      <FormSection title={t('amortitzacio.baixa_seccio')}>
        <DateField name="baixa.data" span={6} autoFocus />
        <SelectField
          name="baixa.causa"
          span={6}
          options={CAUSES_BAIXA.map((value) => ({ value, text: t(`amortitzacio.causa.${value}`) }))}
        />
        <NumberField name="baixa.import" as="cents" unit="€" span={6} min={0} />
        <PickerField
          name="baixa.factura_fk"
          span={6}
          kind="factura"
          shown={numero}
          onPick={choose}
          href={(fid) => `/empresa/${empresa}/factura/${fid}`}
          search={async (text, signal) => {
            const page = await api.call(facturaRoutes.list, {
              params: { id: empresa },
              query: { search: text, limit: OFFERED },
              signal,
            });
            return page.items
              .filter(({ numero }) => numero !== null)
              .map(({ id, numero, agent, total_factura }) => ({
                id,
                text: numero ?? '',
                detail: `${agent?.nom ?? '—'} · ${formats.euros(total_factura)}`,
              }));
          }}
        />
      </FormSection>
    </Form>
  );
};
