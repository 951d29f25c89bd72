import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { pujadaRoutes } from '#contract/pujada.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { FieldError } from '#web/ui/form/fields.tsx';
import { type Importacio, importacioRoutes } from '../contract/importacio.ts';
import { exampleSheet } from '../domain/exemple.ts';
import { agentTexts } from '../texts/index.ts';
import css from './importar.module.css';

/** Fitxer: dropped or chosen, sent and read at once. */
export const StepFitxer = ({ onOpened }: { onOpened: (importacio: Importacio) => void }) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    setBusy(true);
    setFault(null);
    try {
      const { id } = await api.call(pujadaRoutes.create, { body: { nom: file.name, mida: file.size } });
      await api.call(pujadaRoutes.put, { params: { id }, query: { inici: 0 }, content: file });
      await api.call(pujadaRoutes.finish, { params: { id } });
      onOpened(await api.call(importacioRoutes.create, { body: { pujada_fk: id } }));
    } catch (error) {
      setFault(tellFailure(error, web).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only another way to the button
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
    >
      <p className={css.note}>{busy ? t('agent.importar.pujant') : t('agent.importar.deixeu')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('agent.importar.triar')}
        accept=".csv,.txt,.tsv,.xlsx,.vcf"
        onChange={(event) => {
          void send(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button loading={busy} onClick={() => input.current?.click()}>
        {t('agent.importar.triar')}
      </Button>
      <p className={css.note}>{t('agent.importar.limits')}</p>
      <p className={css.note}>
        {t('agent.importar.tipus_columna')}{' '}
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(exampleSheet(language))}`}
          download={t('agent.importar.exemple_nom')}
        >
          {t('agent.importar.exemple_baixar')}
        </a>
      </p>
      <div role="alert">{fault ? <FieldError message={fault} /> : null}</div>
    </div>
  );
};
