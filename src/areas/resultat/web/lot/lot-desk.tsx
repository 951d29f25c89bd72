import { useState } from 'react';
import { TreballClosed } from '#areas/treball/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useLayer } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { resultatTexts } from '../../texts/index.ts';
import { EstatEnviament } from '../estat-enviament.tsx';
import { marcaEstat } from '../paraules.ts';
import { PartidaPanel } from '../partida-panel.tsx';
import type { Filtre } from '../partides-llista.tsx';
import css from '../seguiment.module.css';
import { Xip } from '../xips.tsx';
import { type LotWork, lotHref, seguimentHref } from './lot-work.ts';
import { useTancaLot } from './use-tanca-lot.ts';

/** The checks of a lot on the desk: the grid with its one column. */
export const LotDesk = ({
  oberta,
  deNc,
  ...work
}: LotWork & {
  oberta: number | null;
  /** Come to from the list of non-conformities, which it goes back to. */
  deNc: boolean;
}) => {
  const { treball, partida, files, lot, mira, trameses, enviament, nom } = work;
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const go = useGo();
  const layer = useLayer();
  const empresa = useEmpresaId();
  const [filtre, setFiltre] = useState<Filtre>(null);
  const back = seguimentHref(empresa, work);
  const here = lotHref(empresa, work);
  const tanca = useTancaLot(treball, partida, lot);
  const recompte = lot?.recompte ?? partida.recompte;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('seguiment.seguiment'), href: back }}
          title={nom}
          mark={
            lot?.estat === 'tancat' ? (
              <Mark form="closed" word={t('seguiment.lot_tancat')} />
            ) : (
              <Mark {...marcaEstat(t, recompte)} />
            )
          }
          facts={[
            `${treball.codi} ${treball.nom}`,
            lot?.descripcio,
            lot?.ubicacio,
            lot?.data_final ? t('seguiment.fins_al', { data: formats.date(lot.data_final) }) : null,
          ]}
          actions={tanca}
        />
      }
    >
      <TreballClosed treball={treball} />
      <div className={css.barra}>
        <div className={css.filtres} role="group" aria-label={t('seguiment.filtres')}>
          {(['pendents', 'nc'] as const).map((one) => (
            <Xip
              key={one}
              text={t(`seguiment.filtre.${one}`, { n: one === 'nc' ? recompte.obertes : recompte.pendents })}
              on={filtre === one}
              onToggle={(on) => setFiltre(on ? one : null)}
            />
          ))}
        </div>
        <EstatEnviament enviament={enviament} trameses={trameses} />
      </div>
      <PartidaPanel
        treball={treball}
        partida={{ ...partida, recompte }}
        files={files}
        lots={lot ? [lot] : []}
        mira={mira}
        filtre={filtre}
        trameses={trameses}
        enviament={enviament}
        lotHref={null}
        onLeave={() => go(back)}
        oberta={oberta === null ? null : { comprovacio: oberta, lot: lot?.id ?? 0 }}
        onObre={(check) => layer.open(`${here}?comprovacio=${check.comprovacio_fk}`)}
        onTanca={() => (deNc ? go(`/empresa/${empresa}/no-conformitats`, { replace: true }) : layer.close(here))}
      />
    </DetailPage>
  );
};
