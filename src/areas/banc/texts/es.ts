import type { ca } from './ca.ts';

export const es: Record<keyof typeof ca, string> = {
  'banc.banc': 'Banco de control',
  'banc.col.nom': 'Nombre',
  'banc.col.codi': 'Código',
  'banc.col.proces': 'Proceso',
  'banc.col.control': 'Control',
  'banc.col.normes': 'Normas',
  'banc.col.vigentDesde': 'Vigente desde',
  'banc.col.propia': 'Propia',
  'banc.propia.si': 'Propia',
  'banc.propia.no': 'Del banco',
  'banc.filtre.nomesVigents': 'Solo vigentes',
  'banc.filtre.propies': 'Propias',
  'banc.filtre.tots': 'Todos',
};
