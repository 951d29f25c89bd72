import { needsVerifying } from '#areas/formigo/domain/llei.ts';
import type { Previsio } from '#areas/formigo/domain/previsio.ts';
import { DIMENSIONS, type Dimensio, type NormaReason } from '#areas/formigo/domain/tipus.ts';
import type { CanviReport, LotReport, ZonaReport } from './formigo-report.ts';
import { printedTable } from './printed.ts';
import type { Wording } from './wording.ts';

/** Advices that the report says by other means: the † of its notes, the table of changed rows. */
const PRINTED_OTHERWISE = ['limit_per_verificar', 'limit_canviat'];

/** Which regulation and why, in a sentence. */
export const normaText = (norma: NormaReason, { t, date }: Wording): string =>
  t(`informe.per.${norma.per}`, {
    norma: t(`informe.normativa.${norma.normativa}`),
    data: date(norma.data),
    inici: date(norma.inici),
    termini: date(norma.termini),
    qui: norma.canviada?.qui ?? '–',
    quan: date(norma.canviada?.quan),
    motiu: norma.canviada?.motiu ?? '–',
  });

const measures = (zona: ZonaReport, { t, decimal }: Wording): string =>
  [
    zona.volum !== null && t('informe.mida.volum', { valor: decimal(zona.volum, 0, 2) }),
    zona.setmanes !== null && t('informe.mida.setmanes', { n: zona.setmanes }),
    zona.superficie !== null && t('informe.mida.superficie', { valor: decimal(zona.superficie, 0, 2) }),
    zona.plantes !== null && t('informe.mida.plantes', { n: zona.plantes }),
  ]
    .filter(Boolean)
    .join(' · ');

const forecastTable = (zona: ZonaReport, previsio: Previsio, { t, decimal }: Wording) => {
  const cell = (dimensio: Dimensio, text: string) => ({ t: text, fort: dimensio === previsio.limitant });
  const named = (dimensio: Dimensio): string => {
    const name = t(`informe.dimensio.${dimensio}`);
    return dimensio === previsio.limitant ? t('informe.decideix', { dimensio: name }) : name;
  };
  const limitOf = (dimensio: Dimensio): string => {
    const limit = previsio.fila[dimensio];
    return limit === null ? t('informe.sense_limit') : decimal(limit, 0, 2);
  };
  const limitHead = t('informe.cap.limit');
  return printedTable(DIMENSIONS, [
    { cap: t('informe.cap.dimensio'), ample: '1fr', cel: (row) => cell(row, named(row)) },
    { cap: t('informe.cap.valor'), ample: '26mm', alinea: 'dreta', cel: (row) => cell(row, decimal(zona[row], 0, 2)) },
    {
      cap: needsVerifying(previsio.fila.confidence) ? `${limitHead} †` : limitHead,
      ample: '30mm',
      alinea: 'dreta',
      cel: (row) => cell(row, limitOf(row)),
    },
    {
      cap: t('informe.cap.lots'),
      ample: '20mm',
      alinea: 'dreta',
      cel: (row) => cell(row, decimal(previsio.ratios[row]?.lots, 0)),
    },
  ]);
};

const forecastText = (zona: ZonaReport, { lots, mostresTotal }: Previsio, { t }: Wording): string => {
  const done = t('informe.fets', { lots: zona.lotsFets, mostres: zona.mostresFetes });
  if (lots === null) return `${t('informe.previsio_abocades')} ${done}`;
  const expected =
    mostresTotal === null || zona.modalitat === 'INDIRECTE'
      ? t('informe.previsio_lots', { lots })
      : t('informe.previsio', { lots, mostres: mostresTotal });
  return `${expected} ${done}`;
};

/** A zone ready to print: facts, forecast with the dimension that decides, and what has been done. */
export const presentZone = (zona: ZonaReport, wording: Wording) => {
  const { t } = wording;
  const previsio = zona.previsio;
  const facts: [string, string][] = [
    [t('informe.camp.designacio'), zona.designacio],
    [t('informe.camp.estructura'), t(`formigo.estructura.${zona.estructura}`)],
    [t('informe.camp.normativa'), normaText(zona.norma, wording)],
    [t('informe.camp.distintiu'), t(`formigo.distintiu.${zona.norma.normativa}.${zona.distintiu}`)],
    [t('informe.camp.modalitat'), t(`formigo.modalitat.${zona.modalitat}`)],
    [t('informe.camp.mesures'), measures(zona, wording)],
  ];
  return {
    titol: zona.nom,
    fets: facts.filter(([, value]) => value !== ''),
    previsio: previsio && !previsio.perAbocada ? forecastTable(zona, previsio, wording) : null,
    resum: previsio ? forecastText(zona, previsio, wording) : '',
    avisos: (previsio?.avisos ?? [])
      .filter(({ codi }) => !PRINTED_OTHERWISE.includes(codi))
      .map(({ codi, params }) => t(`avis.${codi}`, params)),
    llarg: zona.nom.length + zona.designacio.length + (zona.norma.canviada?.motiu.length ?? 0) > 900,
  };
};

/** Whether any rule behind the zones or lots carries the mark «to be verified». */
export const anyToVerify = (
  zones: readonly ZonaReport[],
  lots: readonly Pick<LotReport, 'verdict' | 'con'>[],
): boolean =>
  zones.some(({ previsio }) => previsio && needsVerifying(previsio.fila.confidence)) ||
  lots.some(
    ({ verdict, con }) =>
      verdict.steps.some(({ confidence }) => needsVerifying(confidence)) ||
      (con !== null && needsVerifying(con.rule.confidence)),
  );

/** Rows of law that the work or company changed: what was, what is, who, when and why. */
export const presentChanges = (canvis: readonly CanviReport[], wording: Wording) => {
  const { t, decimal, date } = wording;
  const amount = (value: number | null): string => (value === null ? t('informe.sense_limit') : decimal(value, 0, 3));
  return printedTable(canvis, [
    { cap: t('informe.cap.fila'), ample: 'auto', cel: ({ fila }) => String(fila) },
    {
      cap: t('informe.camp.estructura'),
      ample: '1fr',
      cel: ({ normativa, estructura }) => ({
        t: t(`formigo.estructura.${estructura}`),
        nota: t(`informe.normativa.${normativa}`),
      }),
    },
    {
      cap: t('informe.cap.canvi'),
      ample: '1fr',
      cel: ({ valors }) =>
        valors
          .map(({ camp, abans, ara }) =>
            t('informe.canvi', { camp: t(`informe.dimensio.${camp}`), abans: amount(abans), ara: amount(ara) }),
          )
          .join('\n'),
    },
    { cap: t('informe.cap.motiu'), ample: '1fr', cel: ({ motiu }) => motiu },
    { cap: t('informe.cap.qui'), ample: 'auto', cel: ({ qui, quan }) => ({ t: qui, nota: date(quan) }) },
  ]);
};
