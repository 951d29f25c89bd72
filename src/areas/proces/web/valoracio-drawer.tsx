import { Drawer } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { preusJunts } from '#areas/banc/domain/assaig.data.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import { costPerDir, type Programa } from './plan-rows.ts';
import css from './programa.module.css';
import { PreusPerDir } from './valoracio-preus.tsx';
import { CostParts } from './why-cost.tsx';

/** «Valoració»: what the tests of a programme cost, by process and item, and by check where an item is opened. */
export const ValoracioDrawer = ({
  treball,
  programa,
  edits,
  opened,
  onClose,
}: {
  treball: number;
  programa: Programa;
  edits: boolean;
  opened: boolean;
  onClose: () => void;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('proces.valoracio.titol')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {opened ? <Valoracio treball={treball} programa={programa} edits={edits} /> : null}
    </Drawer>
  );
};

const Valoracio = ({ treball, programa, edits }: { treball: number; programa: Programa; edits: boolean }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const priced = programa.processos.filter((one) => one.cost > 0);
  const least = (minim: boolean, cost: number): string => `${minim ? '≥ ' : ''}${formats.money(cost)}`;
  const items = programa.processos.flatMap((one) => one.partides);
  // Tests without a price are those that the paper counts, in items priced in part as in those that are not.
  const free = items.filter(({ assaigs }) => assaigs.n > 0 && assaigs.sense_preu === assaigs.n).length;
  const missing = preusJunts(items.map(({ assaigs }) => assaigs)).sense_preu;
  return (
    <div className={css.dialog}>
      {priced.map((proces) => (
        <section key={proces.proces_fk}>
          <h2 className={css.priced}>
            <span>{proces.nom}</span>
            <span>{least(costPerDir(proces.partides), proces.cost)}</span>
          </h2>
          {proces.partides
            .filter((one) => one.cost > 0)
            .map((one) => (
              <Partida key={one.id} partida={one} />
            ))}
        </section>
      ))}
      <div className={css.priced}>
        <strong>{t('proces.valoracio.total')}</strong>
        <strong>{least(costPerDir(items), programa.cost)}</strong>
      </div>
      {missing > 0 ? <p className={css.quiet}>{t('proces.valoracio.assaigs_sense', { n: missing })}</p> : null}
      {free > 0 ? <p className={css.quiet}>{t('proces.valoracio.sense_preu', { n: free })}</p> : null}
      <PreusPerDir partides={items.filter(({ assaigs }) => assaigs.sense_preu > 0)} edits={edits} />
      <p>
        <GoLink to={`/empresa/${empresa}/treball/${treball}/informes`}>{t('proces.valoracio.document')}</GoLink>
      </p>
    </div>
  );
};

const Partida = ({ partida }: { partida: TreballPartidaItem }) => {
  const t = useTexts(procesTexts);
  const { n: m, sense_preu: n } = partida.assaigs;
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <details className={css.pricedItem} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={16} aria-hidden className={css.chevron} />
        <span>
          {partida.nom}
          {n > 0 ? <span className={css.second}>{t('proces.valoracio.part_sense', { n, m })}</span> : null}
        </span>
        <span>{`${partida.cost_minim ? '≥ ' : ''}${formats.money(partida.cost)}`}</span>
      </summary>
      {open ? <CostParts partida={partida} /> : null}
    </details>
  );
};
