import { Button, Modal, Radio } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { useTake } from './use-take.ts';

const LAST = 4;
const RESULTATS = ['compensar', 'devolver'] as const;
const PAGAMENTS = ['domiciliacio', 'ingres'] as const;

/** The presentation file of a 303: what is done with what comes out of it. */
export const Fitxer303Dialog = ({
  exercici,
  trimestre,
  periode,
  onClose,
}: {
  exercici: number;
  trimestre: number;
  periode: string;
  onClose: () => void;
}) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const empresa = useEmpresaId();
  const [resultat, setResultat] = useState<(typeof RESULTATS)[number]>('compensar');
  const [pagament, setPagament] = useState<(typeof PAGAMENTS)[number]>('domiciliacio');
  const { take, busy, refused } = useTake();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const asked = { params: { id: empresa }, query: { exercici, trimestre, resultat, pagament } };
    if (await take(llibresRoutes.fitxer303, asked, false)) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('llibres.fitxer_titol', { periode })}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <form className={css.ask} onSubmit={(event) => void send(event)}>
        <p className={css.hint}>{t('llibres.fitxer_ajuda')}</p>
        <Radio.Group
          label={t('llibres.fitxer.pagament')}
          value={pagament}
          onChange={(value) => setPagament(value as typeof pagament)}
        >
          <div className={css.radios}>
            {PAGAMENTS.map((value, place) => (
              <Radio
                key={value}
                value={value}
                label={t(`llibres.fitxer.pagament.${value}`)}
                data-autofocus={place === 0 || undefined}
              />
            ))}
          </div>
        </Radio.Group>
        {trimestre === LAST ? (
          <Radio.Group
            label={t('llibres.fitxer.resultat')}
            value={resultat}
            onChange={(value) => setResultat(value as typeof resultat)}
          >
            <div className={css.radios}>
              {RESULTATS.map((value) => (
                <Radio key={value} value={value} label={t(`llibres.fitxer.resultat.${value}`)} />
              ))}
            </div>
          </Radio.Group>
        ) : (
          <p className={css.hint}>{t('llibres.fitxer.resultat_4t')}</p>
        )}
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
