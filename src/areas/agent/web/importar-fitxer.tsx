import { useState } from 'react';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { DropBox } from '#web/ui/files/drop-box.tsx';
import { upload } from '#web/ui/files/upload.ts';
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
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setBusy(true);
    setFault(null);
    try {
      const pujada_fk = await upload(api, file);
      onOpened(await api.call(importacioRoutes.create, { body: { pujada_fk } }));
    } catch (error) {
      setFault(tellFailure(error, web).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropBox
      text={t(busy ? 'agent.importar.pujant' : 'agent.importar.deixeu')}
      button={t('agent.importar.triar')}
      accept=".csv,.txt,.tsv,.xlsx,.vcf"
      busy={busy}
      onFiles={(files) => void send(files)}
    >
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
    </DropBox>
  );
};
