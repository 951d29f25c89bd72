import type { FormulaPart, LotVerdict } from '#areas/formigo/domain/tipus.ts';
import type { Wording } from './wording.ts';

const comparedSymbol = (parts: readonly FormulaPart[]): string => {
  const before = parts.findIndex((part) => part.role === 'operador' && part.text === '=');
  const symbols = before > 0 ? parts.slice(0, before) : [];
  const said = symbols.map((part) => part.text).join(' ');
  return symbols.every((part) => part.role !== 'numero') && said.length > 0 && said.length <= 12 ? said : '';
};

/** Lines, dots and labels of the chart, and the sentence that says the same to who cannot see it. */
export const presentChart = (verdict: LotVerdict, { t, strength, strengths, decimal }: Wording) => {
  const { chart, formulaParts } = verdict;
  const symbol = comparedSymbol(formulaParts);
  const decimals = formulaParts.findLast((part) => part.font === 'f')?.decimals ?? 2;
  const compared = decimal(chart.comparat, decimals);
  const values = chart.mostres.flatMap(({ valor }) => (valor === null ? [] : [valor]));
  return {
    unitat: 'N/mm²',
    mostres: chart.mostres.map(({ numero, valor, provetes, valida }) => ({ numero, valor, provetes, valida })),
    rector: chart.rector,
    anteriors: chart.anteriors,
    anteriors_text: t('informe.grafic.anteriors', { n: chart.anteriors.length }),
    banda: chart.banda && {
      ...chart.banda,
      etiqueta: t('informe.grafic.mitjana', { valor: decimal(chart.banda.mitjana, 2) }),
    },
    comparat:
      chart.comparat === null
        ? null
        : {
            valor: chart.comparat,
            etiqueta: symbol
              ? t('informe.grafic.comparat', { simbol: symbol, valor: compared })
              : t('informe.grafic.comparat_sol', { valor: compared }),
          },
    fck: { valor: Math.max(0, chart.fck), etiqueta: t('informe.grafic.fck', { valor: decimal(chart.fck, 0, 1) }) },
    fck090:
      chart.fck090 === null
        ? null
        : { valor: chart.fck090, etiqueta: t('informe.grafic.fck090', { valor: decimal(chart.fck090, 0, 2) }) },
    alt: t('informe.grafic.alt', {
      valors: values.length > 0 ? strengths(values, chart.fck) : '–',
      fck: strength(chart.fck, chart.fck),
      comparat: chart.comparat === null ? 'cap' : compared,
    }),
  };
};
