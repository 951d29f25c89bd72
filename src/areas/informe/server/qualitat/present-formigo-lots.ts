import type { ZonaLot } from '#areas/formigo/contract/schemas.ts';
import { settledBy } from '#areas/formigo/domain/decisio.ts';
import { EDAT_VEREDICTE } from '#areas/formigo/domain/provetes.data.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { lotState } from '../../domain/lot-state.ts';
import { printedTable } from '../printed.ts';
import { type Block, celMarca, paragraf, taula, titol } from './blocks.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';

/** What was decided after a failed verdict, which stays as it was. */
export const decisioText = ({ veredicte, decisio }: ZonaLot, { t, date }: Paraules): string => {
  if (decisio) {
    const que = [
      ...decisio.actuacions.map((one) => t(`informe.actuacio.${one}`)),
      t(`informe.decisio.${decisio.resultat ?? 'pendent'}`),
    ].join(' · ');
    const taken = t('qualitat.decisio', { que, autor: decisio.autor, data: date(decisio.data) });
    const said = decisio.revisar ? `${taken}: ${t('qualitat.decisio_revisar')}` : taken;
    return decisio.text ? `${said}. ${decisio.text}` : said;
  }
  return veredicte.verdict === 'no_satisfactori' ? t('informe.despres.cap') : '';
};

/** Samples of a lot: those that nobody took yet are only forecast. */
const pastadesText = ({ pastades }: ZonaLot, { t, decimal }: Paraules): string => {
  const preses = pastades.filter(
    ({ data, resistencia, provetes }) => data !== null || resistencia !== null || provetes.length > 0,
  ).length;
  const n = pastades.length;
  return preses === n ? decimal(n, 0) : t('qualitat.pastades_previstes', { preses, n });
};

export const lotNom = (zona: string, numero: number, { t }: Paraules): string =>
  `${zona} · ${t('informe.lot', { numero })}`;

/**
 * Failures of concrete say what was decided of them wherever a non-conformity says its action: nobody types an action for
 * what a verdict wrote.
 */
export const ambDecisions = (data: QualitatData, words: Paraules): QualitatData => {
  const lots = new Map(data.zones.flatMap((zona) => zona.lots.map((lot) => [lot.id, lot] as const)));
  return {
    ...data,
    resultats: data.resultats.map((one) => {
      const lot = one.automatic && one.resultat === 'NC' ? lots.get(one.lot_fk ?? 0) : undefined;
      return lot ? { ...one, accio: decisioText(lot, words) } : one;
    }),
  };
};

/** When concrete happened: its first pour, and the day on which its last sample is tested at the age of the verdict. */
export interface DiesDeLot {
  readonly abocat: string;
  readonly assajat: string;
}
/** Those of the lots of a work that have a sample with a date, by lot. */
export const diesDeLots = ({ zones }: Pick<QualitatData, 'zones'>): ReadonlyMap<number, DiesDeLot> =>
  new Map(
    zones.flatMap(({ lots }) =>
      lots.flatMap(({ id, pastades }): [number, DiesDeLot][] => {
        const days = pastades.flatMap(({ data }) => data ?? []).sort();
        const [first, last] = [days[0], days.at(-1)];
        return first && last ? [[id, { abocat: first, assajat: addDays(last, EDAT_VEREDICTE) }]] : [];
      }),
    ),
  );

/**
 * Results of concrete have the day of the fact, that of the test at the age of the verdict, and not that on which they were
 * typed: never later than they were known, or settled.
 */
export const ambDies = (data: QualitatData): QualitatData => {
  const dies = diesDeLots(data);
  return {
    ...data,
    resultats: data.resultats.map((one) => {
      const lot = one.automatic ? dies.get(one.lot_fk ?? 0) : undefined;
      if (!lot) return one;
      const known = [lot.assajat, one.data, one.tancada].flatMap((day) => day ?? []).sort();
      return { ...one, data: known[0] ?? one.data };
    }),
  };
};

/** Lots that failed and of which something was decided: they never become conforming. */
export const fallatsDecidits = ({ zones }: QualitatData): number =>
  zones
    .flatMap(({ lots }) => lots)
    .filter(({ veredicte, decisio }) => veredicte.verdict === 'no_satisfactori' && settledBy(decisio) !== null).length;

/** Lots of concrete of the work with the verdict of the control and the later decision beside it. */
export const formigoBlocks = (
  data: QualitatData,
  words: Paraules,
  keep: (zona: QualitatData['zones'][number]) => boolean = () => true,
): Block[] => {
  const { t } = words;
  const lots = data.zones.filter(keep).flatMap((zona) => zona.lots.map((lot) => ({ zona, lot })));
  if (lots.length === 0) return [];
  return [
    titol(1, t('qualitat.formigo')),
    ...paragraf(t('qualitat.formigo_text'), 'petit'),
    ...taula(
      printedTable(lots, [
        { cap: t('informe.cap.zona'), ample: '1.2fr', cel: ({ zona }) => ({ t: zona.nom, nota: zona.designacio }) },
        {
          cap: t('informe.cap.lot'),
          ample: '1fr',
          cel: ({ lot }) => ({ t: t('informe.lot', { numero: lot.numero }), nota: lot.descripcio }),
        },
        {
          cap: t('informe.cap.mostres'),
          ample: 'auto',
          alinea: 'dreta',
          cel: ({ lot }) => pastadesText(lot, words),
        },
        {
          cap: t('informe.cap.resultat'),
          ample: 'auto',
          cel: ({ lot }) => {
            const estat = lotState(lot.veredicte);
            return celMarca({
              estat: estat === 'no_valida' ? 'insuficients' : estat,
              paraula: t(`informe.estat.${estat}`),
            });
          },
        },
        { cap: t('informe.decisio'), ample: '1.4fr', cel: ({ lot }) => decisioText(lot, words) },
      ]),
    ),
  ];
};
