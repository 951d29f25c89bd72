import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { amortitzacioRoutes } from '#areas/amortitzacio/contract/routes.ts';
import { potSerPetit } from '#areas/amortitzacio/domain/defectes.ts';
import { potTriar } from '#areas/amortitzacio/domain/triables.ts';
import { METODES_AMORTITZACIO, TIPUS_BE } from '#areas/fiscal/domain/llibre.data.ts';
import { useCodis } from '#areas/llibres/web/index.tsx';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { FieldError } from '#web/ui/form/fields.tsx';
import type { Be } from '../contract/be.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { CentsInput, DateInput, PercentInput } from './typed-inputs.tsx';

/** What a good that is written off says: what it is, since when, and how fast. */
export const BeFields = ({
  be,
  valor,
  readOnly,
  errorOf,
  onChange,
}: {
  be: Be;
  /** What it comes to, in cents, where nothing was written. */
  valor: number;
  readOnly: boolean;
  errorOf: (key: string) => string | null;
  onChange: (be: Be) => void;
}) => {
  const t = useTexts(despesaTexts);
  const codi = useCodis();
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { data: rows = [] } = useQuery({
    queryKey: ['amortitzacio', 'taules', empresa, language],
    queryFn: ({ signal }) => api.call(amortitzacioRoutes.taules, { params: { id: empresa }, signal }),
    staleTime: 60_000,
  });
  const offered = rows.filter((row) => row.codi === be.fila || potTriar(row, be.data_inici));
  const chosen = rows.find((one) => one.codi === be.fila);
  const set = (part: Partial<Be>): void => onChange({ ...be, ...part });
  const error = (key: keyof Be) => {
    const message = errorOf(key);
    return message ? <FieldError message={message} /> : undefined;
  };
  return (
    <fieldset className={css.good}>
      <legend>{t('despesa.linia.es_be')}</legend>
      <TextInput
        label={t('despesa.be.descripcio')}
        withAsterisk
        maxLength={200}
        readOnly={readOnly}
        value={be.descripcio}
        error={error('descripcio')}
        onChange={(event) => set({ descripcio: event.currentTarget.value })}
      />
      <TextInput
        label={t('despesa.be.identificador')}
        maxLength={60}
        readOnly={readOnly}
        value={be.identificador}
        onChange={(event) => set({ identificador: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('despesa.be.tipus_be')}
        disabled={readOnly}
        value={be.tipus_be}
        data={TIPUS_BE.map((value) => ({ value, label: codi('be', value) }))}
        onChange={(event) => set({ tipus_be: event.currentTarget.value as Be['tipus_be'] })}
      />
      <NativeSelect
        label={t('despesa.be.fila')}
        disabled={readOnly}
        value={be.fila ?? ''}
        data={[
          { value: '', label: t('despesa.be.fila_cap') },
          ...offered.map(({ codi: value, nom, maxim, anys }) => ({
            value,
            label: t('despesa.be.fila_text', { nom, maxim: formats.decimal(maxim, 0, 2), anys }),
          })),
        ]}
        error={error('fila')}
        onChange={(event) => {
          const row = offered.find((one) => one.codi === event.currentTarget.value);
          set(row ? { fila: row.codi, percentatge: row.maxim } : { fila: null });
        }}
      />
      <PercentInput
        label={t('despesa.be.percentatge')}
        value={be.percentatge}
        readOnly={readOnly}
        error={
          error('percentatge') ??
          (chosen && Number(be.percentatge) > Number(chosen.maxim)
            ? t('despesa.be.percentatge_massa', { maxim: formats.decimal(chosen.maxim, 0, 2) })
            : undefined)
        }
        onChange={(percentatge) => set({ percentatge })}
      />
      <DateInput
        label={t('despesa.be.data_inici')}
        value={be.data_inici}
        readOnly={readOnly}
        error={error('data_inici')}
        onChange={(data_inici) => set({ data_inici })}
      />
      <CentsInput
        label={t('despesa.be.valor')}
        help={t('despesa.be.valor_ajuda')}
        value={be.valor}
        readOnly={readOnly}
        error={error('valor')}
        onChange={(valor) => set({ valor })}
      />
      <CentsInput
        label={t('despesa.be.valor_residual')}
        value={be.valor_residual}
        readOnly={readOnly}
        error={error('valor_residual')}
        onChange={(valor) => set({ valor_residual: valor ?? 0 })}
      />
      <NativeSelect
        label={t('despesa.be.metode')}
        disabled={readOnly}
        value={be.metode}
        data={METODES_AMORTITZACIO.map((value) => ({ value, label: codi('metode', value) }))}
        onChange={(event) => set({ metode: event.currentTarget.value as Be['metode'] })}
      />
      {!readOnly &&
      be.metode === '01' &&
      potSerPetit({ ...be, valor: be.valor ?? valor, inici: be.data_inici as CalendarDate }) ? (
        <p className={css.hint}>
          {t('despesa.be.petit')}{' '}
          <button type="button" className={css.link} onClick={() => set({ metode: '06' })}>
            {t('despesa.be.petit_posar')}
          </button>
        </p>
      ) : null}
      <Checkbox
        label={t('despesa.be.usat')}
        disabled={readOnly}
        checked={be.usat}
        onChange={(event) => set({ usat: event.currentTarget.checked })}
      />
    </fieldset>
  );
};
