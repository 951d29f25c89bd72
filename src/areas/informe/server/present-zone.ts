import { needsVerifying } from '#areas/formigo/domain/llei.ts';
import type { NormaReason } from '#areas/formigo/domain/tipus.ts';
import type { CanviReport, DimensioReport, ZonaReport } from '../domain/formigo-report.ts';
import { printedTable } from './printed.ts';
import type { Wording } from './wording.ts';

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

const markText = (zona: ZonaReport, { t }: Wording): string =>
  zona.norma.normativa === 'EHE-98' && zona.distintiu === 3
    ? t('informe.distintiu.EHE-98.3')
    : t(`informe.distintiu.${zona.distintiu}`);

const forecastTable = (zona: ZonaReport, { t, decimal }: Wording) => {
  const previsio = zona.previsio;
  if (!previsio || previsio.dimensions.length === 0) return null;
  const decides = (row: DimensioReport): boolean => row.dimensio === previsio.limitadora;
  const cell = (row: DimensioReport, text: string) => ({ t: text, fort: decides(row) });
  return printedTable(previsio.dimensions, [
    {
      cap: t('informe.cap.dimensio'),
      ample: '1fr',
      cel: (row) => {
        const dimensio = t(`informe.dimensio.${row.dimensio}`);
        return cell(row, decides(row) ? t('informe.decideix', { dimensio }) : dimensio);
      },
    },
    { cap: t('informe.cap.valor'), ample: '26mm', alinea: 'dreta', cel: (row) => cell(row, decimal(row.valor, 0, 2)) },
    {
      cap: previsio.perVerificar ? `${t('informe.cap.limit')} †` : t('informe.cap.limit'),
      ample: '30mm',
      alinea: 'dreta',
      cel: (row) => cell(row, row.limit === null ? t('informe.sense_limit') : decimal(row.limit, 0, 2)),
    },
    { cap: t('informe.cap.lots'), ample: '20mm', alinea: 'dreta', cel: (row) => cell(row, decimal(row.lots, 0)) },
  ]);
};

/** A zone ready to print: facts, forecast with the dimension that decides, and what has been done. */
export const presentZone = (zona: ZonaReport, wording: Wording) => {
  const { t } = wording;
  const previsio = zona.previsio;
  const facts: [string, string][] = [
    [t('informe.camp.designacio'), zona.designacio],
    [t('informe.camp.estructura'), t(`informe.estructura.${zona.estructura}`)],
    [t('informe.camp.normativa'), normaText(zona.norma, wording)],
    [t('informe.camp.distintiu'), markText(zona, wording)],
    [t('informe.camp.modalitat'), t(`informe.modalitat.${zona.modalitat}`)],
    [t('informe.camp.mesures'), measures(zona, wording)],
  ];
  return {
    titol: zona.nom,
    fets: facts.filter(([, value]) => value !== ''),
    previsio: forecastTable(zona, wording),
    resum: previsio
      ? t('informe.previsio', {
          lots: previsio.lots,
          mostres: previsio.mostres,
          lots_fets: zona.lotsFets,
          mostres_fetes: zona.mostresFetes,
        })
      : '',
    avisos: (previsio?.avisos ?? []).map(({ codi, params }) => t(`avis.${codi}`, params)),
    llarg: zona.nom.length + zona.designacio.length + (zona.norma.canviada?.motiu.length ?? 0) > 900,
  };
};

/** Whether any rule behind the zones or lots carries the mark «to be verified». */
export const anyToVerify = (
  zones: readonly ZonaReport[],
  lots: readonly { readonly verdict: { readonly steps: readonly { readonly confidence: 'V' | 'K+' | 'K' | 'I' }[] } }[],
): boolean =>
  zones.some(({ previsio }) => previsio?.perVerificar) ||
  lots.some(({ verdict }) => verdict.steps.some(({ confidence }) => needsVerifying(confidence)));

/** Rows of law that the work or company changed: what was, what is, who, when and why. */
export const presentChanges = (canvis: readonly CanviReport[], wording: Wording) => {
  const { t, decimal, date } = wording;
  const amount = (value: number | null): string => (value === null ? t('informe.sense_limit') : decimal(value, 0, 3));
  const field = (camp: string): string =>
    ['volum', 'setmanes', 'superficie', 'plantes'].includes(camp) ? t(`informe.dimensio.${camp}`) : camp;
  return printedTable(canvis, [
    { cap: t('informe.cap.fila'), ample: 'auto', cel: ({ fila, de }) => `${fila} · ${de}` },
    {
      cap: t('informe.cap.canvi'),
      ample: '1fr',
      cel: ({ valors }) =>
        valors
          .map(({ camp, abans, ara }) =>
            t('informe.canvi', { camp: field(camp), abans: amount(abans), ara: amount(ara) }),
          )
          .join('\n'),
    },
    { cap: t('informe.cap.motiu'), ample: '1fr', cel: ({ motiu }) => motiu },
    { cap: t('informe.cap.qui'), ample: 'auto', cel: ({ qui, quan }) => ({ t: qui, nota: date(quan) }) },
  ]);
};
