import { Button } from '@mantine/core';
import { useTexts } from '#web/language.tsx';
import type { LiniaEnviada } from '../contract/document.ts';
import { fiscalTexts } from '../texts/index.ts';
import css from './fiscal.module.css';

/** Whether the supplier's invoice behind what was paid in the client's name is not told whole. */
const isIncomplet = ({ tipus, suplit }: LiniaEnviada): boolean =>
  tipus === 'suplit' && (!suplit || suplit.nif.trim() === '' || suplit.numero.trim() === '');

/** Asks for the supplier's invoice of each suplit that lacks its tax id or number; where checks of it lead. */
export const SuplitsStrip = ({
  linies,
  readOnly,
  onOpen,
}: {
  linies: readonly LiniaEnviada[];
  readOnly: boolean;
  onOpen: (clau: string) => void;
}) => {
  const t = useTexts(fiscalTexts);
  const asked = linies.map((linia, place) => ({ linia, place })).filter(({ linia }) => isIncomplet(linia));
  if (readOnly || asked.length === 0) return null;
  return (
    <div className={css.tools}>
      {asked.map(({ linia, place }) => (
        <Button
          key={linia.clau}
          id={`f-linies-${place}-suplit`}
          data-opens
          variant="default"
          onClick={() => onOpen(linia.clau)}
        >
          {t('fiscal.suplit.demana', { concepte: linia.concepte || t('fiscal.linia.sense_nom') })}
        </Button>
      ))}
    </div>
  );
};
