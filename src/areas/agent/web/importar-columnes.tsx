import { Button, NativeSelect } from '@mantine/core';
import type { Lectura } from '#contract/importacio.ts';
import { CODIFICACIONS, type Codificacio, SEPARADORS, type Separador } from '#contract/llistat.ts';
import { useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { IMPORT_CAMPS, type Importacio, type ImportCamp, importacioRoutes } from '../contract/importacio.ts';
import { agentTexts } from '../texts/index.ts';
import css from './importar.module.css';

const MARKS = { ';': 'pc', ',': 'c', '\t': 't' } as const;
const NAMES: readonly ImportCamp[] = ['nom_complet', 'nom', 'rao_social'];

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
  importacio: Importacio;
  lectura: Lectura;
  onRead: (importacio: Importacio, lectura: Lectura) => void;
  columnes: readonly (ImportCamp | null)[];
  onColumnes: (columnes: readonly (ImportCamp | null)[]) => void;
  onBack: () => void;
  onNext: () => void;
}) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const { capcalera, mostra, codificacio, separador } = importacio;
  const reread = async (change: Lectura): Promise<void> => {
    const asked = { ...lectura, ...change };
    try {
      onRead(await api.call(importacioRoutes.get, { params: { id: importacio.id }, query: { ...asked } }), asked);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const named = columnes.some((camp) => camp !== null && NAMES.includes(camp));
  const match = (at: number, text: string): void => {
    const camp = IMPORT_CAMPS.find((one) => one === text) ?? null;
    onColumnes(columnes.map((one, place) => (place === at ? camp : one === camp ? null : one)));
  };
  return (
    <>
      <div className={css.line}>
        {codificacio ? (
          <NativeSelect
            label={t('agent.importar.codificacio')}
            value={codificacio}
            data={CODIFICACIONS.map((value) => ({ value, label: t(`agent.importar.cod.${value}`) }))}
            onChange={(event) => void reread({ codificacio: event.currentTarget.value as Codificacio })}
          />
        ) : null}
        {separador ? (
          <NativeSelect
            label={t('agent.importar.separador')}
            value={separador}
            data={SEPARADORS.map((value) => ({ value, label: t(`agent.importar.sep.${MARKS[value]}`) }))}
            onChange={(event) => void reread({ separador: event.currentTarget.value as Separador })}
          />
        ) : null}
      </div>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('agent.importar.columna')}</th>
              <th scope="col">{t('agent.importar.camp')}</th>
              <th scope="col">{t('agent.importar.exemple')}</th>
            </tr>
          </thead>
          <tbody>
            {capcalera.map((head, at) => {
              const name = head || t('agent.importar.columna_n', { n: at + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <tr key={at}>
                  <td>{name}</td>
                  <td>
                    <NativeSelect
                      aria-label={`${t('agent.importar.camp')}: ${name}`}
                      value={columnes[at] ?? ''}
                      data={[
                        { value: '', label: t('agent.importar.cap') },
                        ...IMPORT_CAMPS.map((value) => ({ value, label: t(`agent.importar.camp.${value}`) })),
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
      {named ? null : (
        <p className={css.note} role="status">
          {t('agent.importar.sense_nom')}
        </p>
      )}
      <div className={css.end}>
        <Button variant="default" onClick={onBack}>
          {t('agent.importar.enrere')}
        </Button>
        {named ? <Button onClick={onNext}>{t('agent.importar.seguent')}</Button> : null}
      </div>
    </>
  );
};
