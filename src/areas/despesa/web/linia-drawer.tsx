import { Button, Checkbox, Drawer, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { CausaField, type TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { FieldError } from '#web/ui/form/fields.tsx';
import type { LiniaDespesa } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import { BeFields } from './be-fields.tsx';
import css from './despesa.module.css';
import type { LiniaRow } from './linia-columns.ts';
import { newBe, withRecarrec } from './linia-values.ts';
import type { TipusDespeses } from './tipus.ts';
import { CentsInput, PercentInput } from './typed-inputs.tsx';

/** What a line says beyond its cells: how much is deducted, surcharge, cause, investment good. */
export const LiniaDrawer = (props: {
  rows: readonly LiniaRow[];
  /** The line that is open; null, none. */
  clau: string | null;
  rates: TipusFiscals;
  kinds: TipusDespeses;
  day: string;
  readOnly: boolean;
  errorOf: (path: string) => string | null;
  onChange: (clau: string, part: Partial<LiniaDespesa>) => void;
  onClose: () => void;
}) => {
  const t = useTexts(despesaTexts);
  const body = useRef<HTMLDivElement>(null);
  const row = props.rows.find(({ linia }) => linia.clau === props.clau);
  return (
    <Drawer
      opened={row !== undefined}
      onClose={props.onClose}
      // The menu that it is opened from gives the focus back to its own button, once it is shut.
      transitionProps={{ onEntered: () => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus() }}
      position="right"
      title={row ? t('despesa.linia.detall_de', { n: row.place + 1 }) : ''}
      closeButtonProps={{ 'aria-label': t('despesa.tancar') }}
    >
      <div ref={body}>{row ? <LiniaDetail key={row.linia.clau} {...props} row={row} /> : null}</div>
    </Drawer>
  );
};

const LiniaDetail = ({
  row: { linia, place, imports },
  rates,
  kinds,
  day,
  readOnly,
  errorOf,
  onChange,
  onClose,
}: Omit<Parameters<typeof LiniaDrawer>[0], 'rows' | 'clau'> & { row: LiniaRow }) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const set = (part: Partial<LiniaDespesa>): void => onChange(linia.clau, part);
  const error = (key: string) => {
    const message = errorOf(`linies.${place}.${key}`);
    return message ? <FieldError message={message} /> : undefined;
  };
  return (
    <div className={css.detail}>
      <NativeSelect
        label={t('despesa.linia.tipus_despesa_fk.nom')}
        disabled
        value={String(linia.tipus_despesa_fk ?? '')}
        data={[
          {
            value: String(linia.tipus_despesa_fk ?? ''),
            label: kinds.get(linia.tipus_despesa_fk)?.nom ?? t('despesa.linia.sense_tipus'),
          },
        ]}
        description={kinds.get(linia.tipus_despesa_fk)?.ajuda || undefined}
      />
      <PercentInput
        first
        label={t('despesa.linia.deduible')}
        value={linia.deduible}
        readOnly={readOnly}
        error={error('deduible')}
        onChange={(deduible) => set({ deduible })}
      />
      {rates.asksCausa(linia.iva_fk) ? (
        <CausaField
          linia={linia}
          label={t('despesa.linia.causa')}
          rates={rates}
          readOnly={readOnly}
          onChange={(causa) => set({ causa })}
        />
      ) : null}
      {linia.iva_fk === null ? null : (
        <Checkbox
          label={t('despesa.linia.recarrec')}
          disabled={readOnly}
          checked={linia.recarrec}
          onChange={(event) => set(withRecarrec(event.currentTarget.checked, kinds.get(linia.tipus_despesa_fk)))}
        />
      )}
      {linia.recarrec ? (
        <CentsInput
          label={t('despesa.linia.quota_recarrec')}
          help={t('despesa.linia.quota_calculada', { quota: formats.money(imports.quota_recarrec) })}
          value={linia.quota_recarrec}
          readOnly={readOnly}
          error={error('quota_recarrec')}
          onChange={(quota_recarrec) => set({ quota_recarrec })}
        />
      ) : null}
      <Checkbox
        label={t('despesa.linia.amb_retencio')}
        disabled={readOnly}
        checked={linia.amb_retencio}
        onChange={(event) => set({ amb_retencio: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('despesa.be.marca')}
        disabled={readOnly}
        checked={linia.be_inversio !== null}
        error={error('be_inversio')}
        onChange={(event) =>
          set({
            be_inversio: event.currentTarget.checked ? newBe(linia, kinds.get(linia.tipus_despesa_fk), day) : null,
          })
        }
      />
      {linia.be_inversio ? (
        <BeFields
          be={linia.be_inversio}
          valor={linia.base + imports.quota + imports.quota_recarrec - imports.deduible}
          readOnly={readOnly}
          errorOf={(key) => errorOf(`linies.${place}.be_inversio.${key}`)}
          onChange={(be_inversio) => set({ be_inversio })}
        />
      ) : null}
      <Button variant="default" onClick={onClose}>
        {t('despesa.tancar')}
      </Button>
    </div>
  );
};
