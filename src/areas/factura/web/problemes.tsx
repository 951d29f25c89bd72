import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Problema } from '../contract/routes.ts';
import type { Factura } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { agrupa, trams } from './agrupa.ts';
import css from './factura.module.css';
import { revealField } from './seccions.tsx';

/** Where a check is mended: a field of this form, or another record. */
export const whereOf = (
  cami: string,
  { empresa, agent }: { empresa: number; agent: number | null },
): { href: string } | { field: string } | null => {
  if (/^(empresa|emissor)\b/.test(cami)) return { href: `/empresa/${empresa}/dades` };
  if (/^(agent|receptor)\b/.test(cami) && agent !== null)
    return { href: `/empresa/${empresa}/agent/${agent}${/\.dir3\b/.test(cami) ? '?camp=dir3' : ''}` };
  const [root = ''] = cami.split('.');
  if (root === '') return null;
  return { field: root === 'agent' ? 'agent_fk' : cami };
};

/** Goes to the field of a path, or to the nearest one above it; lines are a grid of their own. */
export const goToField = (path: string): void => {
  if (path.startsWith('linies')) {
    const id = `f-${path.replaceAll('.', '-')}`;
    if (revealField(id)) {
      const there = document.getElementById(id);
      if (there?.hasAttribute('data-opens')) there.click();
      return;
    }
    document.querySelector<HTMLElement>('[data-entry-grid] [data-active="true"]')?.focus();
    return;
  }
  for (let probe = path; probe !== ''; probe = probe.slice(0, Math.max(0, probe.lastIndexOf('.'))))
    if (revealField(`f-${probe.replaceAll('.', '-')}`)) return;
  revealField('f-data');
};

/** What stands in the way of issuing, each once with the lines that it is of, and with the way to where it is mended. */
export const Problemes = ({
  problemes,
  factura,
  onLeave,
}: {
  problemes: readonly Problema[];
  factura: Pick<Factura, 'empresa_fk' | 'agent'>;
  /** Told before a field is gone to: what stands over the form closes. */
  onLeave?: () => void;
}) => {
  const t = useTexts(facturaTexts);
  return (
    <ul className={css.problems}>
      {agrupa(problemes).map(({ codi, cami, nivell, missatge: said, linies }) => {
        // What names its line already is told as it is.
        const missatge =
          linies.length === 0 || codi === 'linia_sense_causa'
            ? said
            : t('factura.problema.linies', { n: linies.length, linies: trams(linies), missatge: said });
        const where = whereOf(cami, { empresa: factura.empresa_fk, agent: factura.agent?.id ?? null });
        return (
          <li key={`${codi}${cami}`} data-nivell={nivell}>
            <Mark form={nivell === 'error' ? 'failed' : 'warning'} word={missatge} size="icon" />
            {where === null ? (
              <span>{missatge}</span>
            ) : 'href' in where ? (
              <GoLink to={where.href}>{missatge}</GoLink>
            ) : (
              <button
                type="button"
                className={css.link}
                onClick={() => {
                  onLeave?.();
                  setTimeout(() => goToField(where.field), 0);
                }}
              >
                {missatge}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
