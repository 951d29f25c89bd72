import { createAgentQuick } from '#areas/agent/web/index.tsx';
import type { FacturaeRebuda } from '../contract/importacio.ts';

/** Makes the supplier of an electronic invoice from what it says of itself; null when it was not made. */
export const supplierOf = async ({
  nom,
  persona,
  nif,
  email,
  adreca,
}: FacturaeRebuda['proveidor']): Promise<number | null> => {
  const made = await createAgentQuick(nom, {
    proveidor: true,
    ...(persona && { tipus_persona: 'F' as const, rao_social: '', ...persona }),
    nif,
    adreces: [{ ...adreca, tipus: 'fiscal', poblacio_fk: null }],
    ...(email ? { emails: [{ email, us: 'general' as const }] } : {}),
  });
  return made?.id ?? null;
};
