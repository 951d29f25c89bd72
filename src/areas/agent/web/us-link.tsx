import { equipRoutes } from '#areas/usuari/contract/equip.ts';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import type { Us } from '../contract/schemas.ts';

/** Something that uses an agent, by its name; a link where the role may open it. */
export const UsLink = ({ us: { tipus, id, nom } }: { us: Pick<Us, 'tipus' | 'id' | 'nom'> }) => {
  const empresa = useEmpresaId();
  const may = useMay();
  if (tipus === 'usuari' && !may(equipRoutes.list)) return nom;
  return <GoLink to={`/empresa/${empresa}/${tipus}/${id}`}>{nom}</GoLink>;
};
