import { type FieldFault, fieldFault, invalid } from '#kernel/coded-error.ts';
import type { ZonaFields } from '../contract/blank.ts';
import { RESISTENCIA_MAX } from '../contract/schemas.ts';
import { composeAmbients, parseAmbients, parseDesignacio } from '../domain/designacio.ts';
import { checkDesignacio } from '../domain/designacio-regles.ts';
import { marksOf } from '../domain/distintius.ts';
import type { NormaReason } from '../domain/tipus.ts';
import { designacioOf } from './rows.ts';

const FAULT_FIELD: Readonly<Record<string, string>> = { ambients: 'ambient' };

/** Refuses what the regulation does not know, each at its field. `checkMark`: false while neither mark nor regulation changes. */
export const checkFields = (fields: ZonaFields, norma: NormaReason, day: string | null, checkMark = true): void => {
  const camps: FieldFault[] = [];
  if (!parseAmbients(fields.ambient)) camps.push({ cami: 'ambient', codi: 'ambient_desconegut' });
  // Strength 0 is one not known yet: it may be kept, and its lots say so.
  for (const fault of checkDesignacio(designacioOf(fields), norma.normativa).faults)
    if (!(fault.camp === 'resistencia' && fields.resistencia === 0))
      camps.push({ cami: FAULT_FIELD[fault.camp] ?? fault.camp, codi: fault.codi, params: fault.params });
  if (fields.resistencia > RESISTENCIA_MAX)
    camps.push({ cami: 'resistencia', codi: 'massa_gran', params: { maxim: RESISTENCIA_MAX } });
  if (checkMark && !marksOf(norma.normativa, day).includes(fields.distintiu))
    camps.push({ cami: 'distintiu', codi: 'distintiu_fora_de_norma', params: { normativa: norma.normativa } });
  if (camps.length > 0) throw invalid(camps);
};

/** The five parts of a designation given as text. */
export const designationGiven = (text: string | undefined): Partial<ZonaFields> => {
  if (text === undefined) return {};
  const parsed = parseDesignacio(text);
  if (!parsed.ok) throw fieldFault('designacio', `designacio_${parsed.failure}`);
  const { ambients, ...rest } = parsed.value;
  return { ...rest, ambient: composeAmbients(ambients) };
};

/** Ambient as the parser writes it: letter case of the regulation. */
export const tidy = (fields: ZonaFields): ZonaFields => {
  const ambients = parseAmbients(fields.ambient);
  return ambients ? { ...fields, ambient: composeAmbients(ambients) } : fields;
};
