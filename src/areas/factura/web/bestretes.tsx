import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { focusField, type RecordForm } from '#web/ui/form/form-types.ts';
import { DateField, NumberField } from '#web/ui/form/typed-fields.tsx';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import type { BestretaFacturada } from '../contract/bestretes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { ambBestreta } from './bestreta-linies.ts';
import css from './factura.module.css';
import type { FacturaValues } from './factura-values.ts';
import { bestretesQuery } from './queries.ts';
import { Treu } from './treu.tsx';

/** Letters of what an invoice charged that are told of it. */
const CONCEPTE = 40;

type Given = { readonly form: RecordForm<FacturaValues>; readonly factura?: Factura | undefined };

/** What was invoiced to the client as an advance, to be taken off by lines of its own base and rates. */
export const BestretesFacturades = ({
  form,
  factura,
  unread,
}: Given & {
  /** Cells of lines that could not be read. */
  readonly unread: UnreadCells;
}) => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { agent_fk, treball_fk, linies, tipus, idioma } = form.values;
  const { data } = useQuery({
    ...bestretesQuery(api, empresa, {
      agent_fk: agent_fk ?? 0,
      ...(treball_fk === null ? {} : { treball_fk }),
      ...(factura ? { factura_fk: factura.id } : {}),
      ...(idioma === null ? {} : { idioma }),
    }),
    enabled: agent_fk !== null && tipus !== 'rectificativa',
  });
  const left = (data?.items ?? []).filter(({ id }) => !linies.some((one) => one.bestreta_fk === id));
  if (left.length === 0) return null;
  const told = ({ numero, data: day, base, treball, facturat, pendent }: BestretaFacturada): string =>
    [
      numero,
      formats.date(day),
      treball?.codi,
      facturat.length > CONCEPTE ? `${facturat.slice(0, CONCEPTE).trimEnd()}…` : facturat,
      formats.euros(base),
      pendent > 0 ? t('factura.bestreta.pendent', { import: formats.money(pendent) }) : t('factura.bestreta.cobrada'),
    ]
      .filter(Boolean)
      .join(' · ');
  const take = (id: number): void => {
    const one = left.find((each) => each.id === id);
    if (!one) return;
    form.set('linies', ambBestreta(linies, one, unread));
    // Where it was chosen from, while there is more to choose; else the lines that it went to.
    setTimeout(() => {
      const place = document.getElementById('f-bestreta-facturada');
      if (place) place.focus();
      else document.querySelector<HTMLElement>('[data-entry-grid] [data-active="true"]')?.focus();
    }, 0);
  };
  return (
    <div className={css.whole}>
      <NativeSelect
        id="f-bestreta-facturada"
        label={t('factura.bestreta.facturada')}
        description={t('factura.bestreta.facturada_ajuda')}
        value=""
        data={[
          { value: '', label: t('factura.bestreta.tria') },
          ...left.map((one) => ({ value: String(one.id), label: told(one) })),
        ]}
        onChange={(event) => take(Number(event.currentTarget.value))}
      />
    </div>
  );
};

/** Money paid on account of which no invoice was made: it lowers what is to be paid and no base. */
export const BestretesLliures = ({ form }: Given) => {
  const t = useTexts(facturaTexts);
  const { bestretes } = form.values;
  return (
    <>
      {bestretes.map((_one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an advance is its place
        <div key={place} className={css.line}>
          <TextField name={`bestretes.${place}.concepte`} span={4} maxLength={200} />
          <DateField name={`bestretes.${place}.data`} span={3} half />
          <NumberField name={`bestretes.${place}.import`} as="cents" unit="€" span={3} half />
          <Treu
            onTreu={() =>
              form.set(
                'bestretes',
                bestretes.filter((_other, at) => at !== place),
              )
            }
          />
        </div>
      ))}
      <div className={css.whole}>
        <Button
          variant="default"
          disabled={bestretes.length >= 20}
          onClick={() => {
            form.set('bestretes', [...bestretes, { concepte: '', data: null, import: 0 }]);
            focusField(`bestretes.${bestretes.length}.concepte`, form.scope);
          }}
        >
          {t('factura.bestreta.afegir')}
        </Button>
        <p className={css.hint}>{t('factura.bestreta.ajuda')}</p>
      </div>
    </>
  );
};
