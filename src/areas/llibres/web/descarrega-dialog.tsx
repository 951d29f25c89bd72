import { Button, Modal, NativeSelect, Radio } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { TASK_ROWS } from '#web/ui/list/list-export.tsx';
import { llibresRoutes } from '../contract/routes.ts';
import { LLIBRE_TIPUS, LLIBRES } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { useTake } from './use-take.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** The books of a year: which, with what, as what file. */
export const DescarregaDialog = ({
  exercici,
  documents,
  onClose,
}: {
  exercici: number;
  documents: number;
  onClose: () => void;
}) => {
  useFocusBack();
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const empresa = useEmpresaId();
  const [llibre, setLlibre] = useState<(typeof LLIBRES)[number]>('tots');
  const [tipus, setTipus] = useState<(typeof LLIBRE_TIPUS)[number]>('T');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('xlsx');
  const { take, busy, refused } = useTake();
  const one = format === 'csv' && llibre === 'tots';
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (one) return;
    const asked = { params: { id: empresa }, query: { exercici, llibre, tipus, format } };
    if (await take(llibresRoutes.descarrega, asked, documents > TASK_ROWS)) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('llibres.descarregar_titol', { any: String(exercici) })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <form className={css.ask} onSubmit={(event) => void send(event)}>
        <p className={css.hint}>{t('llibres.descarregar_ajuda')}</p>
        <NativeSelect
          label={t('llibres.descarregar.llibre')}
          data-autofocus
          data={LLIBRES.map((value) => ({ value, label: t(`llibres.llibre.${value}`) }))}
          value={llibre}
          error={one ? t('llibres.descarregar.csv_un') : undefined}
          onChange={({ currentTarget: { value } }) => setLlibre(value as typeof llibre)}
        />
        <Radio.Group
          label={t('llibres.descarregar.tipus')}
          value={tipus}
          onChange={(value) => setTipus(value as typeof tipus)}
        >
          <div className={css.radios}>
            {LLIBRE_TIPUS.map((value) => (
              <Radio key={value} value={value} label={t(`llibres.descarregar.tipus.${value}`)} />
            ))}
          </div>
        </Radio.Group>
        <Radio.Group
          label={t('llibres.descarregar.format')}
          value={format}
          onChange={(value) => setFormat(value as typeof format)}
        >
          <div className={css.radios}>
            {FORMATS.map((value) => (
              <Radio key={value} value={value} label={t(`llibres.descarregar.${value}`)} />
            ))}
          </div>
        </Radio.Group>
        {refused ? (
          <p role="alert" className={css.fault}>
            {refused}
          </p>
        ) : null}
        <div className={css.choices}>
          <Button variant="default" onClick={onClose}>
            {web('web.cancellar')}
          </Button>
          <Button type="submit" loading={busy} leftSection={<IconDownload size={16} aria-hidden />}>
            {t('llibres.descarregar.fer')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
