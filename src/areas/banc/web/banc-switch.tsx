import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';

/** The two lists of the bank, from one to the other. */
export const BancSwitch = ({ current }: { current: 'partida' | 'comprovacio' }) => {
  const t = useTexts(bancTexts);
  const empresa = useEmpresaId();
  return (
    <nav className={css.switch} aria-label={t('banc.apartats')}>
      {(['partida', 'comprovacio'] as const).map((one) => (
        <GoLink key={one} to={`/empresa/${empresa}/banc/${one}`} aria-current={one === current ? 'page' : undefined}>
          {t(one === 'partida' ? 'banc.partides' : 'banc.comprovacions')}
        </GoLink>
      ))}
    </nav>
  );
};
