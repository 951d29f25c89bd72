import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import { stateOfVerdict } from '../lot-mark.tsx';
import { formOfLot, type LotState, wordOfLot } from '../words.ts';
import css from './zona.module.css';

/** The lots of a zone with their marks; Alt+PgUp and Alt+PgDn move among them. */
export const LotTabs = ({
  zona,
  current,
  live,
  unreadOf,
  href,
  onGo,
  onAdd,
}: {
  zona: Zona;
  current: ZonaLot;
  /** The state of the lot being typed. */
  live: { readonly id: number; readonly state: LotState };
  /** Cells of a lot that could not be read. */
  unreadOf: (lot: number) => number;
  href: (numero: number) => string;
  onGo: (numero: number) => void;
  onAdd?: () => void;
}) => {
  const t = useTexts(formigoTexts);
  return (
    <nav className={css.lots} aria-label={t('formigo.lots')}>
      {zona.lots.map((lot) => {
        const stored = stateOfVerdict(lot.veredicte, lot.decisio);
        const state = lot.id === live.id ? live.state : { ...stored, noLlegides: unreadOf(lot.id) };
        const word = wordOfLot(t, state);
        return (
          <a
            key={lot.id}
            href={`#${href(lot.numero)}`}
            className={css.lot}
            aria-current={lot.id === current.id ? 'page' : undefined}
            title={lot.descripcio ? `${lot.descripcio} · ${word}` : word}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onGo(lot.numero);
            }}
          >
            <Mark form={formOfLot(state)} word={word} size="icon" />
            <span>{t('formigo.lot.num', { n: lot.numero })}</span>
          </a>
        );
      })}
      {onAdd ? (
        <button
          type="button"
          className={css.lot}
          aria-label={t('formigo.lot.afegir')}
          title={t('formigo.lot.afegir')}
          onClick={onAdd}
        >
          <IconPlus size={16} aria-hidden />
        </button>
      ) : null}
    </nav>
  );
};
