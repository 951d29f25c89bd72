import { useTexts } from '#web/language.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import { ListSwitch } from '#web/ui/list/list-switch.tsx';
import { bancTexts } from '../texts/index.ts';

/** The two lists of the bank, from one to the other. */
export const BancSwitch = ({ current }: { current: 'partida' | 'comprovacio' }) => {
  const t = useTexts(bancTexts);
  const empresa = useEmpresaId();
  return (
    <ListSwitch
      label={t('banc.apartats')}
      lists={(['partida', 'comprovacio'] as const).map((one) => ({
        to: `/empresa/${empresa}/banc/${one}`,
        text: t(one === 'partida' ? 'banc.partides' : 'banc.comprovacions'),
        current: one === current,
      }))}
    />
  );
};
