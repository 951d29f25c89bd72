import { Button, Modal, Radio } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { llibresRoutes } from '../contract/routes.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { perfilQuery } from './queries.ts';
import { useTake } from './use-take.ts';

const LAST = 4;
const RESULTATS = ['compensar', 'devolver'] as const;
const PAGAMENTS = ['domiciliacio', 'ingres'] as const;

/** The presentation file of a 303: what is done with what comes out of it. */
export const Fitxer303Dialog = ({
  exercici,
  trimestre,
  periode,
  avisos,
  demanada,
  onClose,
}: {
  exercici: number;
  trimestre: number;
  periode: string;
  /** Whether the form has something to be looked at. */
  avisos: boolean;
  /** Whether its refund was asked for when the file was taken before. */
  demanada: boolean;
  onClose: () => void;
}) => {
  useFocusBack();
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const [resultat, setResultat] = useState<(typeof RESULTATS)[number]>(demanada ? 'devolver' : 'compensar');
  const { data: perfil } = useQuery(perfilQuery(api, empresa));
  const charged = (perfil?.iban ?? '') !== '';
  const [chosen, setPagament] = useState<(typeof PAGAMENTS)[number] | null>(null);
  // Only an account that is written can be charged.
  const pagament = charged ? (chosen ?? 'domiciliacio') : 'ingres';
  const told = [
    ...(diesDeTrimestre({ exercici, trimestre }).final >= today() ? [t('llibres.fitxer.en_curs')] : []),
    ...(avisos ? [t('llibres.fitxer.amb_avisos')] : []),
  ];
  const { take, busy, refused } = useTake();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const asked = { params: { id: empresa }, query: { exercici, trimestre, resultat, pagament } };
    if (!(await take(llibresRoutes.fitxer303, asked, false))) return;
    // What was chosen is kept: it is told here, and the next year is proposed otherwise.
    void queries.invalidateQueries({ queryKey: ['llibres'] });
    onClose();
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
        {told.map((text) => (
          <p key={text} role="note" className={css.told}>
            <IconAlertTriangle size={16} aria-hidden className={css.warn} /> {text}
          </p>
        ))}
        <Radio.Group
          label={t('llibres.fitxer.pagament')}
          description={perfil && !charged ? t('llibres.fitxer.sense_iban') : undefined}
          value={pagament}
          onChange={(value) => setPagament(value as typeof pagament)}
        >
          <div className={css.radios}>
            {PAGAMENTS.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`llibres.fitxer.pagament.${value}`)}
                disabled={value === 'domiciliacio' && !charged}
                data-autofocus={value === pagament || undefined}
              />
            ))}
          </div>
        </Radio.Group>
        {trimestre === LAST ? (
          <Radio.Group
            label={t('llibres.fitxer.resultat')}
            description={resultat === 'devolver' ? t('llibres.fitxer.resultat.ajuda') : undefined}
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
