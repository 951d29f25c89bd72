import type { TipusFiscals } from '#areas/fiscal/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { askSure } from '#web/ui/feedback/ask-sure.tsx';
import type { LiniaDespesa } from '../contract/schemas.ts';
import type { TipusDespesa } from '../contract/tipus.ts';
import { despesaTexts } from '../texts/index.ts';
import type { Trepitjat } from './linia-values.ts';

const useAsk = () => {
  const t = useTexts(despesaTexts);
  return (title: string, lines: readonly string[]): Promise<boolean> =>
    askSure({
      title,
      body: lines.map((line) => <p key={line}>{line}</p>),
      verb: t('despesa.tipus_canvia.posar'),
      cancel: t('despesa.tipus_canvia.deixar'),
      look: 'primary',
    });
};

/** Asks whether the withholding that somebody wrote gives way to another; true: it does. */
export const useAskRetencio = ({ tipus }: TipusFiscals) => {
  const t = useTexts(despesaTexts);
  const ask = useAsk();
  const nom = (id: number | null): string => {
    const percent = id === null ? null : (tipus.irpf(id)?.percentatge ?? null);
    return percent === null ? t('despesa.tipus_canvia.cap') : t('despesa.tipus_canvia.percent', { n: Number(percent) });
  };
  return (escrita: number, nova: number | null): Promise<boolean> =>
    ask(t('despesa.tipus_canvia.titol_retencio'), [
      t('despesa.tipus_canvia.retencio', { escrita: nom(escrita), nova: nom(nova) }),
    ]);
};

/** Asks whether what somebody wrote in lines gives way to what their new kinds give; true: it does. */
export const useAskTipus = (rates: TipusFiscals) => {
  const t = useTexts(despesaTexts);
  const ask = useAsk();
  const percent = (text: string): string => t('despesa.tipus_canvia.percent', { n: Number(text) });
  const told = (
    key: Trepitjat,
    of: Pick<LiniaDespesa | TipusDespesa, 'iva_fk' | 'iva_deduible' | 'deduible'>,
  ): string => (key === 'iva_fk' ? rates.showIva(of.iva_fk) || '—' : percent(of[key]));
  return (canvis: readonly { linia: LiniaDespesa; tipus: TipusDespesa; claus: readonly Trepitjat[] }[]) =>
    ask(
      t('despesa.tipus_canvia.titol'),
      canvis.flatMap(({ linia, tipus, claus }) =>
        claus.map((key) =>
          t(`despesa.tipus_canvia.${key}`, { tipus: tipus.nom, escrit: told(key, linia), nou: told(key, tipus) }),
        ),
      ),
    );
};
