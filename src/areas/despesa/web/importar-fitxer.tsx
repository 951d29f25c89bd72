import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { DropBox } from '#web/ui/files/drop-box.tsx';
import { upload } from '#web/ui/files/upload.ts';
import { FieldError } from '#web/ui/form/fields.tsx';
import { type ImportacioDespesa, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './importar.module.css';

/** Fitxer: dropped or chosen, sent and read at once. */
export const StepFitxer = ({ onOpened }: { onOpened: (importacio: ImportacioDespesa) => void }) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setBusy(true);
    setFault(null);
    try {
      const pujada_fk = await upload(api, file);
      onOpened(await api.call(importacioDespesaRoutes.create, { params: { id: empresa }, body: { pujada_fk } }));
    } catch (error) {
      setFault(tellFault(error, web));
    } finally {
      setBusy(false);
    }
  };
  const take = async (): Promise<void> => {
    setFault(null);
    try {
      const { file, name } = await api.download(importacioDespesaRoutes.plantilla, { params: { id: empresa } });
      saveFile(file, name);
    } catch (error) {
      setFault(tellFault(error, web));
    }
  };
  return (
    <DropBox
      text={t(busy ? 'despesa.importar.pujant' : 'despesa.importar.deixeu')}
      button={t('despesa.importar.triar')}
      accept=".csv,.txt,.tsv,.xlsx"
      busy={busy}
      onFiles={(files) => void send(files)}
    >
      <p className={css.note}>{t('despesa.importar.full_ajuda')}</p>
      <Button variant="subtle" onClick={() => void take()}>
        {t('despesa.importar.plantilla')}
      </Button>
      <div role="alert">{fault ? <FieldError message={fault} /> : null}</div>
    </DropBox>
  );
};
