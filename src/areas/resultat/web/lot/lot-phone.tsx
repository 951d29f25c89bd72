import { Button } from '@mantine/core';
import { IconCamera, IconChevronRight } from '@tabler/icons-react';
import { TreballClosed } from '#areas/treball/web/index.tsx';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { consForaDe } from '../../domain/resposta.ts';
import { resultatTexts } from '../../texts/index.ts';
import { casellaOf, isOberta } from '../casella.ts';
import { EstatEnviament } from '../estat-enviament.tsx';
import { useFotos } from '../fotos.ts';
import { marcaOf } from '../paraules.ts';
import { useChooser } from '../resposta-arxius.tsx';
import css from '../seguiment.module.css';
import { useWritable } from '../use-writable.ts';
import { CheckPhone } from './check-phone.tsx';
import { type LotWork, lotHref, seguentPendent, seguimentHref } from './lot-work.ts';
import { useTancaLot } from './use-tanca-lot.ts';

/** A lot in one hand: the list of its checks, then one check a screen. */
export const LotPhone = (work: LotWork & { search: Readonly<Record<string, unknown>> }) => {
  const { files, search } = work;
  const empresa = useEmpresaId();
  const here = lotHref(empresa, work);
  const href = (comprovacio: number): string => `${here}?comprovacio=${comprovacio}`;
  const at = files.findIndex(({ check }) => check.comprovacio_fk === Number(search.comprovacio));
  const fila = files[at];
  return fila ? (
    <CheckPhone key={fila.check.comprovacio_fk} {...work} at={at} list={here} href={href} />
  ) : (
    <CheckList {...work} href={href} />
  );
};

const CheckList = (work: LotWork & { href: (comprovacio: number) => string }) => {
  const { treball, partida, files, lot, mira, trameses, enviament, nom, href } = work;
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const go = useGo();
  const empresa = useEmpresaId();
  const fotos = useFotos(treball.id, trameses);
  const writable = useWritable(treball)(lot);
  const tanca = useTancaLot(treball, partida, lot);
  const next = seguentPendent(work, -1);
  const posades = files.map(({ check }) => mira(casellaOf(partida, check, lot?.id ?? null)));
  const fetes = posades.filter(({ resposta }) => resposta.resultat !== 'P').length;
  const camera = useChooser('foto', (chosen) => {
    const fila = files.find(({ check }) => check.comprovacio_fk === next) ?? files[0];
    if (!fila) return;
    fotos.add(casellaOf(partida, fila.check, lot?.id ?? null), chosen);
    go(href(fila.check.comprovacio_fk));
  });
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('seguiment.seguiment'), href: seguimentHref(empresa, work) }}
          title={nom}
          facts={[`${work.treball.codi} ${work.treball.nom}`, lot?.descripcio, lot?.ubicacio]}
          actions={tanca}
        />
      }
    >
      <TreballClosed treball={treball} />
      <div className={css.progres}>
        <span>{t('seguiment.fetes', { fetes, total: files.length })}</span>
        <progress value={fetes} max={Math.max(1, files.length)} aria-hidden />
      </div>
      {lot?.estat === 'tancat' ? <Mark form="closed" word={t('seguiment.lot_tancat')} /> : null}
      <ul className={css.checks}>
        {files.map(({ check, apartat }, at) => {
          const posada = posades[at];
          if (!posada) return null;
          const { form, word } = marcaOf(
            t,
            formats,
            posada.resposta,
            today(),
            posada.desada?.automatic,
            consForaDe(check, lot),
          );
          const n = posada.desada?.arxius.length ?? 0;
          const told = [
            posada.resposta.resultat === 'P' || posada.resposta.resultat === 'C' ? null : word,
            isOberta(posada.resposta) ? posada.resposta.accio : null,
            posada.refus,
            posada.perEnviar ? t('seguiment.per_enviar', { n: 1 }) : null,
          ].filter(Boolean);
          return (
            <li key={check.comprovacio_fk}>
              {apartat === null ? null : <h2 className={css.apartatPetit}>{apartat}</h2>}
              <GoLink to={href(check.comprovacio_fk)} className={css.check}>
                <Mark form={form} word={word} size="icon" />
                <span className={css.partida}>
                  {check.nom}
                  {told.length > 0 ? <span className={css.segona}>{told.join(' · ')}</span> : null}
                </span>
                <span className={css.compte}>
                  {n > 0 ? t('seguiment.n_fotos', { n }) : <IconChevronRight size={16} aria-hidden />}
                </span>
              </GoLink>
            </li>
          );
        })}
      </ul>
      <div className={css.peu} data-foot>
        <EstatEnviament enviament={enviament} trameses={trameses} fitxers={fotos.queue} />
        {writable ? (
          <Button variant="default" leftSection={<IconCamera size={20} aria-hidden />} onClick={camera.open}>
            {t('seguiment.foto')}
          </Button>
        ) : null}
        {next !== null && writable ? (
          <Button onClick={() => go(href(next))}>{t('seguiment.seguent_pendent')}</Button>
        ) : (
          <Button variant="default" onClick={() => go(seguimentHref(empresa, work))}>
            {t('seguiment.tots_lots')}
          </Button>
        )}
      </div>
      {camera.input}
    </DetailPage>
  );
};
