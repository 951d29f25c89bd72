import { equipRoutes } from '#areas/usuari/contract/equip.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import type { Us } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';

export type UsNamed = Pick<Us, 'tipus' | 'id' | 'nom'>;

/** Where each use can be opened by this role; a dialog, which stands outside the company's screen, is given it. */
export const useUsHref = (): ((us: UsNamed) => string | null) => {
  const empresa = useEmpresaId();
  const may = useMay();
  return ({ tipus, id }) =>
    tipus === 'usuari' && !may(equipRoutes.list) ? null : `/empresa/${empresa}/${tipus}/${id}`;
};

/** Something that uses an agent, by its name; a link where it can be opened. */
export const UsLink = ({ us: { tipus, nom }, href }: { us: UsNamed; href: string | null }) => {
  const t = useTexts(agentTexts);
  // A draft has no number to be called by.
  const told = tipus === 'factura' && nom === '' ? t('agent.usos.esborrany') : nom;
  return href === null ? told : <GoLink to={href}>{told}</GoLink>;
};

/** What uses an agent, one by one. */
export const UsList = ({ usos, hrefOf }: { usos: readonly UsNamed[]; hrefOf: (us: UsNamed) => string | null }) => (
  <ul className={css.uses}>
    {usos.map((us) => (
      <li key={`${us.tipus} ${us.id}`}>
        <UsLink us={us} href={hrefOf(us)} />
      </li>
    ))}
  </ul>
);
