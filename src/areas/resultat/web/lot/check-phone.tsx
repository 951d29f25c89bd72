import { Button } from '@mantine/core';
import { IconCamera, IconChevronLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { resultatTexts } from '../../texts/index.ts';
import { casellaOf } from '../casella.ts';
import { EstatEnviament } from '../estat-enviament.tsx';
import { useFotos } from '../fotos.ts';
import { RespostaArxius, useChooser } from '../resposta-arxius.tsx';
import { Automatic, ConFora, Regla } from '../resposta-drawer.tsx';
import { RespostaFields, ResultatField } from '../resposta-fields.tsx';
import css from '../seguiment.module.css';
import { useRespostaForm } from '../use-resposta-form.ts';
import { useWritable } from '../use-writable.ts';
import { type LotWork, seguentPendent } from './lot-work.ts';

/** One check a screen: three buttons to mark it, what goes with it, photos, and the next one under the thumb. */
export const CheckPhone = (work: LotWork & { at: number; list: string; href: (comprovacio: number) => string }) => {
  const { treball, partida, files, lot, mira, trameses, enviament, at, list, href } = work;
  const t = useTexts(resultatTexts);
  const go = useGo();
  const fotos = useFotos(treball.id, trameses);
  const [more, showMore] = useState(false);
  const check = files[at]?.check as NonNullable<(typeof files)[number]>['check'];
  const casella = casellaOf(partida, check, lot?.id ?? null);
  const { desada } = mira(casella);
  const automatic = check.automatica || (desada?.automatic ?? false);
  const writable = useWritable(treball)(lot) && !automatic;
  const next = (): void => {
    const pendent = seguentPendent(work, at);
    go(pendent === null || pendent === check.comprovacio_fk ? list : href(pendent), { replace: true });
  };
  const form = useRespostaForm(
    { treball, check, casella, lot, desada, trameses, enviament },
    { onSaved: next, onLeave: () => go(list) },
  );
  const camera = useChooser('foto', (chosen) => fotos.add(casella, chosen));
  // What was saved before says nothing of what is refused now, nor of what is typed and not saved.
  const wrong = form.summary.length > 0 || form.state.kind === 'failed';
  const before = files[at - 1]?.check.comprovacio_fk;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('seguiment.n_de', { n: at + 1, total: files.length }), href: list }}
          title={check.nom}
          facts={[work.nom, treball.nom]}
        />
      }
    >
      {more ? (
        <Regla check={check} />
      ) : (
        <p className={css.nota}>
          {[check.frequencia, check.criteri].filter(Boolean).join('. ')}{' '}
          <button type="button" className={css.mes} onClick={() => showMore(true)}>
            {t('seguiment.mes')}
          </button>
        </p>
      )}
      {automatic ? <Automatic treball={treball.id} lot={lot} /> : null}
      <ConFora treball={treball.id} check={check} lot={lot} />
      <Form form={form} bar={false} readOnly={!writable}>
        <div className={css.fitxa}>
          <ResultatField readOnly={!writable} phone />
          <RespostaFields form={form} treball={treball} check={check} desada={desada} readOnly={!writable} />
        </div>
      </Form>
      <RespostaArxius
        treball={treball.id}
        desada={desada}
        queue={fotos.of(casella)}
        onTake={(chosen) => fotos.add(casella, chosen)}
        writable={writable}
        camera={false}
      />
      <div className={css.peu} data-foot>
        <EstatEnviament enviament={enviament} trameses={trameses} fitxers={fotos.queue} quiet={wrong || form.dirty} />
        <Button
          variant="default"
          aria-label={t('seguiment.anterior')}
          disabled={before === undefined}
          onClick={() => (before === undefined ? undefined : go(href(before), { replace: true }))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        {writable ? (
          <Button variant="default" leftSection={<IconCamera size={20} aria-hidden />} onClick={camera.open}>
            {t('seguiment.foto')}
          </Button>
        ) : null}
        {writable ? (
          <Button loading={form.state.kind === 'saving'} onClick={() => void form.submit()}>
            {t('seguiment.desar_seguent')}
          </Button>
        ) : (
          <Button variant="default" onClick={next}>
            {t('seguiment.seguent')}
          </Button>
        )}
      </div>
      {camera.input}
    </DetailPage>
  );
};
