/** What the results by work as a file say. */
const ca = {
  'llibres.rendiment.titol': 'Resultat per treball',
  'llibres.rendiment.sumes': 'Total de {n, plural, one {# treball} many {# de treballs} other {# treballs}}',
  'llibres.rendiment.treball': 'Treball',
  'llibres.rendiment.nom': 'Nom',
  'llibres.rendiment.pressupostat': 'Pressupostat',
  'llibres.rendiment.facturat': 'Facturat',
  'llibres.rendiment.cobrat': 'Cobrat, amb IVA',
  'llibres.rendiment.gastat': 'Gastat',
  'llibres.rendiment.marge': 'Marge',
  'llibres.rendiment.percentatge': 'Marge %',
};
const es: Record<keyof typeof ca, string> = {
  'llibres.rendiment.titol': 'Resultado por trabajo',
  'llibres.rendiment.sumes': 'Total de {n, plural, one {# trabajo} many {# de trabajos} other {# trabajos}}',
  'llibres.rendiment.treball': 'Trabajo',
  'llibres.rendiment.nom': 'Nombre',
  'llibres.rendiment.pressupostat': 'Presupuestado',
  'llibres.rendiment.facturat': 'Facturado',
  'llibres.rendiment.cobrat': 'Cobrado, con IVA',
  'llibres.rendiment.gastat': 'Gastado',
  'llibres.rendiment.marge': 'Margen',
  'llibres.rendiment.percentatge': 'Margen %',
};
const en: Record<keyof typeof ca, string> = {
  'llibres.rendiment.titol': 'Results by work',
  'llibres.rendiment.sumes': 'Total of {n, plural, one {# work} other {# works}}',
  'llibres.rendiment.treball': 'Work',
  'llibres.rendiment.nom': 'Name',
  'llibres.rendiment.pressupostat': 'Quoted',
  'llibres.rendiment.facturat': 'Invoiced',
  'llibres.rendiment.cobrat': 'Paid, with VAT',
  'llibres.rendiment.gastat': 'Spent',
  'llibres.rendiment.marge': 'Margin',
  'llibres.rendiment.percentatge': 'Margin %',
};
export const rendimentTexts = { ca, es, en };
