import type { ReactNode } from 'react';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import type { DocumentDeCasella } from '../contract/schemas.ts';

/** A document of the books, one click away. */
export const DocumentLink = ({
  tipus,
  id,
  children,
}: Pick<DocumentDeCasella, 'tipus' | 'id'> & { children: ReactNode }) => {
  const empresa = useEmpresaId();
  const place = tipus === 'be' ? `amortitzacio?be=${id}` : `${tipus}/${id}`;
  return <GoLink to={`/empresa/${empresa}/${place}`}>{children}</GoLink>;
};
