import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { offerUndo } from '#web/ui/feedback/undo.tsx';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { Picker, type PickerOption } from '#web/ui/form/picker-field.tsx';
import { procesRoutes } from '../contract/routes.ts';
import { procesTexts } from '../texts/index.ts';
import { CopyPreview } from './copy-preview.tsx';
import css from './programa.module.css';
import { programaHref, programaQuery } from './queries.ts';

const OFFERED = 20;
/** What a copy may leave behind. */
const OMES = ['amidaments', 'preus', 'marques', 'lots', 'resultats'] as const;

/** Takes the programme of another work in: processes, items and checks, without lots or results. */
export const CopyDialog = ({
  treball,
  onDone,
  onClose,
}: {
  treball: number;
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const { queries } = usePlatform();
  const [from, choose] = useState<PickerOption | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [amb, setAmb] = useState(false);
  useFocusBack();
  const copy = async (): Promise<void> => {
    if (busy) return;
    if (from === null || from.id === treball) {
      setFault(t(from === null ? 'proces.copiar.cal' : 'proces.copiar.mateix'));
      document.getElementById('copy-from')?.focus();
      return;
    }
    setBusy(true);
    try {
      const { copia, desfer, ...programa } = await api.call(procesRoutes.copy, {
        params: { id: treball },
        body: { treball_fk: from.id, amb_amidaments: amb },
      });
      queries.setQueryData(programaQuery(api, empresa, treball, language).queryKey, programa);
      const left = OMES.filter((one) => copia.omes[one] > 0).map((one) =>
        t(`proces.copiar.omes.${one}`, { n: copia.omes[one] }),
      );
      const text = [
        t('proces.copiar.fet', { nom: from.text }),
        ...(left.length > 0 ? [t('proces.copiar.omes', { que: left.join(' · ') })] : []),
      ].join('. ');
      offerUndo(desfer, { empresa, text, href: programaHref(empresa, treball) });
      onDone();
    } catch (error) {
      setFault(tellFault(error, web));
    }
    setBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={t('proces.copiar')} withCloseButton={false}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <p>{t('proces.copiar.cos')}</p>
        <Picker
          id="copy-from"
          kind="treball"
          label={t('proces.copiar.treball')}
          value={from?.id ?? null}
          shown={from?.text ?? ''}
          autoFocus
          error={fault}
          search={async (text, signal) => {
            const query = { search: text, limit: OFFERED, obert: true, tancat: true };
            const page = await api.call(treballRoutes.list, { query, signal });
            return page.items
              .filter(({ id }) => id !== treball)
              .map(({ id, codi, nom, poblacio }) => ({ id, text: `${codi} ${nom}`, detail: poblacio }));
          }}
          onPick={(option) => {
            setFault(null);
            choose(option);
          }}
        />
        {from !== null && from.id !== treball ? <CopyPreview treball={treball} from={from.id} /> : null}
        <Checkbox
          label={t('proces.copiar.amb_amidaments')}
          checked={amb}
          onChange={(event) => setAmb(event.currentTarget.checked)}
        />
        <div className={css.choices}>
          <Button variant="default" onClick={onClose}>
            {web('web.cancellar')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('proces.copiar.fer')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
