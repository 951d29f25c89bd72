import { Button, Modal } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { today } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { TransportFailure } from '#web/transport-error.ts';
import { toast } from '#web/ui/feedback/toasts.tsx';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { Form } from '#web/ui/form/form.tsx';
import { DateField } from '#web/ui/form/typed-fields.tsx';
import { useRecordForm } from '#web/ui/form/use-record-form.ts';
import { resultatTexts } from '../../texts/index.ts';
import { useFotos } from '../fotos.ts';
import { setEstats, setResultats } from '../queries.ts';
import { useChooser } from '../resposta-arxius.tsx';
import css from '../seguiment.module.css';
import { useTrameses } from '../use-trameses.ts';
import { casellaDeNc, type NcPerTancar, tancaNc } from './tanca-nc.ts';

/** Closes one non-conformity: on which day, and how it is now. */
export const TancaDialog = ({ nc, onClose }: { nc: NcPerTancar; onClose: () => void }) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { trameses } = useTrameses(nc.treball_fk, nc.treball_partida_fk, nc.lot_fk);
  const fotos = useFotos(nc.treball_fk, trameses);
  const [chosen, choose] = useState<readonly File[]>([]);
  const chooser = useChooser('foto', (files) => choose([...chosen, ...files]));
  useFocusBack();
  const form = useRecordForm({
    record: { tancada: today() as string | null },
    draft: `nc.${nc.id}`,
    scope: 'nc-',
    fields: { tancada: { label: t('seguiment.camp.tancada'), required: true } },
    save: async ({ values, idempotencyKey }) => {
      try {
        return await tancaNc(api, nc, values.tancada ?? today(), idempotencyKey);
      } catch (error) {
        const camps = error instanceof TransportFailure ? error.problem?.camps : undefined;
        if (!(error instanceof TransportFailure) || !error.problem || !camps?.length) throw error;
        const named = camps.map((one) => ({ ...one, cami: one.cami.split('.')[2] ?? '' }));
        throw new TransportFailure('refused', error.status, { ...error.problem, camps: named });
      }
    },
    read: (answer) => ({ values: { tancada: answer.resultats[0]?.tancada ?? null }, versio: 0 }),
    onSaved: ({ resultats, estats }) => {
      setResultats(queries, empresa, nc.treball_fk, resultats);
      setEstats(queries, empresa, nc.treball_fk, estats);
      if (chosen.length > 0) fotos.add(casellaDeNc(nc), chosen);
      void queries.invalidateQueries({ queryKey: ['nc'] });
      toast(t('nc.tancada'));
      onClose();
    },
    onLeave: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={t('nc.tancar_titol')} closeButtonProps={{ 'aria-label': web('web.tancar') }}>
      <p className={css.nota}>{`${nc.partida}: ${nc.comprovacio}. ${nc.accio}`}</p>
      <p className={css.nota}>{t('nc.tancar_cos')}</p>
      <Form form={form} saveText={t('nc.tancar_titol')}>
        <div className={css.fitxa}>
          <DateField name="tancada" span={6} autoFocus />
        </div>
        <div className={css.botons}>
          <Button variant="default" leftSection={<IconCamera size={16} aria-hidden />} onClick={chooser.open}>
            {t('nc.foto')}
          </Button>
          {chosen.length > 0 ? <span>{t('nc.foto_triada', { n: chosen.length })}</span> : null}
        </div>
      </Form>
      {chooser.input}
    </Modal>
  );
};
