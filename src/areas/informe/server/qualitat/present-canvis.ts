import { NOM_CURT } from '#areas/proces/domain/base-legal.data.ts';
import {
  type CanviObra,
  type CanviPartida,
  type CanvisPrograma,
  countCanvis,
} from '#areas/proces/domain/canvis-programa.ts';
import { zonesText } from '#areas/proces/server/index.ts';
import { nameOfFuncio } from '#areas/referencia/server/index.ts';
import { type PrintedCell, printedTable } from '../printed.ts';
import { type Block, paragraf, taula } from './blocks.ts';
import { nomPartida } from './obra.ts';
import type { Paraules } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';

type Canvi = CanviPartida['camps'][number];

const shownValue = (
  camp: Canvi['camp'],
  value: Canvi['abans'],
  unitat: string,
  data: QualitatData,
  words: Paraules,
): string => {
  const nothing = '–';
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return nothing;
  switch (camp) {
    case 'amidament':
      return words.mesura(String(value), unitat);
    case 'lots':
      return words.decimal(Number(value), 0);
    case 'cost':
      return words.preu(Number(value));
    case 'sistema_fk':
      return words.sistema(Number(value));
    case 'proveidor_fk':
      return data.noms.get(Number(value)) ?? nothing;
    case 'zones':
      return zonesText(value as Parameters<typeof zonesText>[0], words.language);
    case 'usos':
      return words.usos(value as readonly number[]);
    case 'nivells':
      return words.nivells(value as readonly number[]);
    case 'completa':
      return words.t(value ? 'qualitat.completa' : 'qualitat.basica');
    default:
      return String(value);
  }
};

const detailOf = ({ canvi, partida, ...changed }: CanviPartida, data: QualitatData, words: Paraules): string => {
  const { t, language, listed } = words;
  if (canvi !== 'canvia')
    return t('qualitat.canvi_sencer', { comprovacions: partida.comprovacions.length, lots: partida.lots });
  const names = (list: readonly { readonly nom: Readonly<Record<string, string>> }[]): string =>
    listed(list.map(({ nom }) => nom[language] ?? ''));
  return [
    ...changed.camps.map(({ camp, abans, despres }) =>
      t('informe.canvi', {
        camp: t(`qualitat.camp_programa.${camp}`),
        abans: shownValue(camp, abans, partida.unitat, data, words),
        ara: shownValue(camp, despres, partida.unitat, data, words),
      }),
    ),
    ...(changed.entren.length > 0 ? [t('qualitat.entren', { noms: names(changed.entren) })] : []),
    ...(changed.surten.length > 0 ? [t('qualitat.surten', { noms: names(changed.surten) })] : []),
    ...(changed.canvien.length > 0
      ? [t('qualitat.canvien', { noms: names(changed.canvien.map(({ comprovacio }) => comprovacio)) })]
      : []),
  ].join('\n');
};

/** What changed of the work, in a line: its project date, what rules it, or who has a function. */
const obraText = (canvi: CanviObra, { t, language, listed, date }: Paraules): string => {
  const line = (camp: string, abans: string, ara: string): string =>
    t('informe.canvi', { camp, abans: abans || '–', ara: ara || '–' });
  if (canvi.camp === 'data_projecte') {
    const day = (value: string | null): string => (value ? date(value) : '');
    return line(t('informe.camp.data_projecte'), day(canvi.abans), day(canvi.despres));
  }
  if (canvi.camp === 'agents')
    return line(nameOfFuncio(canvi.funcio_fk, language), listed(canvi.abans), listed(canvi.despres));
  const rules = (normes: typeof canvi.abans): string => listed(normes.map((norma) => NOM_CURT[norma][language]));
  return line(t('qualitat.canvi_base'), rules(canvi.abans), rules(canvi.despres));
};

/** What changed of the programme from one issue to another. */
export const canvisBlocks = (canvis: CanvisPrograma, data: QualitatData, words: Paraules): Block[] => {
  const { t, language, euros } = words;
  return [
    ...(canvis.obra.length > 0
      ? [{ tipus: 'llista' as const, linies: canvis.obra.map((one) => obraText(one, words)) }]
      : []),
    ...taula(
      printedTable(canvis.partides, [
        {
          cap: t('qualitat.cap.canvi'),
          ample: 'auto',
          cel: ({ canvi }): PrintedCell => ({ t: t(`qualitat.canvi.${canvi}`), fort: true }),
        },
        {
          cap: t('qualitat.cap.partida'),
          ample: '1fr',
          cel: ({ partida }) => nomPartida({ codi: partida.codi, nom: partida.nom[language] }),
        },
        { cap: t('qualitat.cap.detall'), ample: '1.6fr', cel: (one) => detailOf(one, data, words) },
      ]),
      countCanvis(canvis) === 0 ? t('qualitat.sense_canvis') : '',
    ),
    ...(canvis.cost.abans === canvis.cost.despres
      ? []
      : paragraf(
          t('qualitat.cost_canvi', { abans: euros(canvis.cost.abans), ara: euros(canvis.cost.despres) }),
          'petit',
        )),
  ];
};
