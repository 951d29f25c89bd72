import { Button, NativeSelect } from '@mantine/core';
import type { Lectura } from '#contract/importacio.ts';
import { CODIFICACIONS, type Codificacio, SEPARADORS, type Separador } from '#contract/llistat.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import {
  IMPORT_CAMPS_DESPESA,
  type ImportacioDespesa,
  type ImportCampDespesa,
  importacioDespesaRoutes,
} from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './importar.module.css';

const MARKS = { ';': 'pc', ',': 'c', '\t': 't' } as const;

/** Columnes: how the file is read, and what each column is. */
export const StepColumnes = ({
  importacio,
  lectura,
  onRead,
  columnes,
  onColumnes,
  onBack,
  onNext,
}: {
  importacio: ImportacioDespesa;
  lectura: Lectura;
  onRead: (importacio: ImportacioDespesa, lectura: Lectura) => void;
  columnes: readonly (ImportCampDespesa | null)[];
  onColumnes: (columnes: readonly (ImportCampDespesa | null)[]) => void;
  onBack: () => void;
  onNext: () => void;
}) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { capcalera, mostra, codificacio, separador } = importacio;
  const reread = async (change: Lectura): Promise<void> => {
    const asked = { ...lectura, ...change };
    try {
      const params = { id: empresa, iid: importacio.id };
      onRead(await api.call(importacioDespesaRoutes.get, { params, query: { ...asked } }), asked);
    } catch (error) {
      toastError(tellFault(error, web));
    }
  };
  const enough = columnes.includes('data') && (columnes.includes('base') || columnes.includes('total'));
  const match = (at: number, text: string): void => {
    const camp = IMPORT_CAMPS_DESPESA.find((one) => one === text) ?? null;
    onColumnes(columnes.map((one, place) => (place === at ? camp : one === camp ? null : one)));
  };
  return (
    <>
      <div className={css.line}>
        {codificacio ? (
          <NativeSelect
            label={t('despesa.importar.codificacio')}
            value={codificacio}
            data={CODIFICACIONS.map((value) => ({ value, label: t(`despesa.importar.cod.${value}`) }))}
            onChange={(event) => void reread({ codificacio: event.currentTarget.value as Codificacio })}
          />
        ) : null}
        {separador ? (
          <NativeSelect
            label={t('despesa.importar.separador')}
            value={separador}
            data={SEPARADORS.map((value) => ({ value, label: t(`despesa.importar.sep.${MARKS[value]}`) }))}
            onChange={(event) => void reread({ separador: event.currentTarget.value as Separador })}
          />
        ) : null}
      </div>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {(['columna', 'camp', 'exemple'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`despesa.importar.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {capcalera.map((head, at) => {
              const name = head || t('despesa.importar.columna_n', { n: at + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <tr key={at}>
                  <td>{name}</td>
                  <td>
                    <NativeSelect
                      aria-label={`${t('despesa.importar.camp')}: ${name}`}
                      value={columnes[at] ?? ''}
                      data={[
                        { value: '', label: t('despesa.importar.cap') },
                        ...IMPORT_CAMPS_DESPESA.map((value) => ({ value, label: t(`despesa.importar.camp.${value}`) })),
                      ]}
                      onChange={(event) => match(at, event.currentTarget.value)}
                    />
                  </td>
                  <td>
                    {mostra
                      .map((row) => row[at] ?? '')
                      .filter(Boolean)
                      .slice(0, 3)
                      .join(' · ') || '—'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {enough ? null : (
        <p className={css.note} role="status">
          {t('despesa.importar.falten')}
        </p>
      )}
      <div className={css.end}>
        <Button variant="default" onClick={onBack}>
          {t('despesa.importar.enrere')}
        </Button>
        {enough ? <Button onClick={onNext}>{t('despesa.importar.revisar')}</Button> : null}
      </div>
    </>
  );
};
