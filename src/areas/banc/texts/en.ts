import type { ca } from './ca.ts';

export const en: Record<keyof typeof ca, string> = {
  'banc.banc': 'Control bank',
  'banc.col.nom': 'Name',
  'banc.col.codi': 'Code',
  'banc.col.proces': 'Process',
  'banc.col.control': 'Control',
  'banc.col.normes': 'Norms',
  'banc.col.vigentDesde': 'In force since',
  'banc.col.propia': 'Own',
  'banc.propia.si': 'Own',
  'banc.propia.no': 'From the bank',
  'banc.filtre.nomesVigents': 'In force only',
  'banc.filtre.propies': 'Own',
  'banc.filtre.tots': 'All',
};
