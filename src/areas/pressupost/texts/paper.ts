/** What quotations write on what they become. */
const ca = {
  'pressupost.paper.part': '{fita}: {percentatge} % de «{titol}» (pressupost {numero})',
} as const;
type Own = Readonly<Record<keyof typeof ca, string>>;
const es: Own = { 'pressupost.paper.part': '{fita}: {percentatge} % de «{titol}» (presupuesto {numero})' };
const en: Own = { 'pressupost.paper.part': '{fita}: {percentatge}% of “{titol}” (quotation {numero})' };
export const pressupostPaper = { ca, es, en };
