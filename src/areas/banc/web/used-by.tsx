import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { TransportFailure } from '#web/transport-error.ts';
import css from './banc.module.css';

/** Something that uses a row of the bank. */
export interface Us {
  readonly tipus: string;
  readonly id: number;
  readonly nom: string;
}
/** What the refusal of a deletion says that uses it. */
export const usosOf = (fault: unknown): readonly Us[] | null =>
  fault instanceof TransportFailure ? ((fault.problem?.usos as readonly Us[] | undefined) ?? null) : null;

const hrefOf = (empresa: number, { tipus, id }: Us): string =>
  tipus === 'partida' ? `/empresa/${empresa}/banc/partida/${id}` : `/empresa/${empresa}/${tipus}/${id}`;

/** What uses it, one by one, with links; a dialog, which stands outside the company's screen, is told the company. */
export const UsedList = ({ usos, empresa }: { usos: readonly Us[]; empresa: number }) => (
  <ul className={css.uses}>
    {usos.map((us) => (
      <li key={`${us.tipus} ${us.id}`}>
        <GoLink to={hrefOf(empresa, us)}>{us.nom}</GoLink>
      </li>
    ))}
  </ul>
);

/** What uses a row that was not deleted. */
export const UsedBy = ({ fault }: { fault: unknown }) => {
  const empresa = useEmpresaId();
  const usos = usosOf(fault);
  return usos ? <UsedList usos={usos} empresa={empresa} /> : null;
};
