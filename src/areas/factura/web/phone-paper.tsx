import { Button } from '@mantine/core';
import { useState } from 'react';
import { LiniesEditor, useTipus } from '#areas/fiscal/web/index.tsx';
import { saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import { facturaDocumentRoutes } from '../contract/documents.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

const NO_RATES = { iva_fk: null, irpf_fk: null };

/** What an invoice says, where no paper fits: its lines to read, and the paper to download. */
export const PhonePaper = ({ factura }: { factura: Factura }) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const rates = useTipus();
  const unread = useState<UnreadCells>(new Map());
  const save = async (): Promise<void> => {
    try {
      const params = { id: empresa, fid: factura.id };
      const { file, name } = await api.download(facturaDocumentRoutes.one, { params });
      saveFile(file, name);
    } catch (fault) {
      toastError(tellFault(fault, web));
    }
  };
  return (
    <div className={css.main}>
      {factura.agent ? (
        <p className={css.receiver}>
          <strong>{factura.agent.nom}</strong>
          {factura.agent.nif ? <span>{factura.agent.nif}</span> : null}
        </p>
      ) : null}
      <Button variant="default" onClick={() => void save()}>
        {t('factura.accio.pdf')}
      </Button>
      <LiniesEditor
        values={factura}
        onChange={() => undefined}
        rates={rates}
        day={factura.data}
        defectes={NO_RATES}
        unread={unread}
        readOnly
      />
    </div>
  );
};
