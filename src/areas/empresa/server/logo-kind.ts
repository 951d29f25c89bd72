import type { FieldFault } from '#kernel/coded-error.ts';
import { drawableType } from '#server/documents/index.ts';
import type { EmpresaValues } from '../contract/blank.ts';

/** A new logo has to be the kind of picture that its address says, whatever its name was. */
export const logoFaults = ({ logo }: EmpresaValues, before: EmpresaValues | null): FieldFault[] => {
  if (logo === null || logo === before?.logo) return [];
  const [head, content] = logo.split(';base64,');
  const kind = drawableType(Buffer.from(content ?? '', 'base64'));
  return head === `data:${kind}` ? [] : [{ cami: 'logo', codi: 'logo_incorrecte' }];
};
