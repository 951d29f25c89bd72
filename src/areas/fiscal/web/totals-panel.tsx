import { IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useIsPhone } from '#web/ui/density.ts';
import { impostOf, sumableOf, typedTotalOf } from '../domain/document.ts';
import { totalsOf } from '../domain/totals.ts';
import { fiscalTexts } from '../texts/index.ts';
import css from './fiscal.module.css';
import { type DocumentValues, withoutBlankLinies } from './linia-values.ts';
import type { TipusFiscals } from './tipus.ts';
import { type Totals, type TotalsKind, type TotalsLine, totalsLines } from './totals-lines.ts';

/** `escrit`: what its prices typed with taxes come to, where all of them were. */
interface WrittenTotals extends Totals {
  readonly escrit?: number | null;
}

/** What a document adds up to as it is being written; a word where it cannot. */
export const useTotals = (values: DocumentValues, rates: TipusFiscals): WrittenTotals | 'ajust_sense_base' =>
  useMemo(() => {
    const written = { ...values, linies: withoutBlankLinies(values.linies) };
    const totals = totalsOf(sumableOf(written, rates.tipus));
    if (totals === 'ajust_sense_base') return totals;
    const sense_causa = written.linies
      .filter((one) => one.tipus === 'linia' && one.causa === null && rates.asksCausa(one.iva_fk))
      .map((one) => impostOf(one, false, rates.tipus).regim);
    return { ...totals, escrit: typedTotalOf(written), sense_causa };
  }, [values, rates]);

const Line = ({ line }: { line: TotalsLine }) => {
  const t = useTexts(fiscalTexts);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = formats.money(line.cents);
  return (
    <>
      <dt className={css.totalName} data-look={line.look}>
        {line.text}
      </dt>
      <dd className={css.totalSum} data-look={line.look} data-total={line.key}>
        <button
          type="button"
          className={css.why}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('fiscal.perque', { que: line.text, valor: shown })}
          onClick={() => setOpen(!open)}
        >
          {shown}
        </button>
      </dd>
      <dd id={id} className={css.reason} hidden={!open}>
        {line.why}
      </dd>
    </>
  );
};

/** Totals of a document: at the desk a panel, on the phone a bar that unfolds. */
export const TotalsPanel = ({ totals, kind }: { totals: WrittenTotals | 'ajust_sense_base'; kind: TotalsKind }) => {
  const t = useTexts(fiscalTexts);
  const formats = useFormats();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  if (totals === 'ajust_sense_base') {
    return (
      <section className={css.totals} aria-label={t('fiscal.totals')}>
        <p className={css.refused} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {t('fiscal.totals.sense_base')}
        </p>
      </section>
    );
  }
  const lines = totalsLines(totals, { t, formats, kind });
  const due = lines.at(-1);
  const { escrit } = totals;
  return (
    <section className={css.totals} aria-label={t('fiscal.totals')}>
      {phone && due ? (
        <button
          type="button"
          className={css.totalsBar}
          aria-expanded={open}
          aria-label={`${t(open ? 'fiscal.totals.amagar' : 'fiscal.totals.veure')}. ${due.text}: ${formats.money(due.cents)}`}
          onClick={() => setOpen(!open)}
        >
          <span>{due.text}</span>
          <strong>{formats.money(due.cents)}</strong>
          {open ? <IconChevronDown size={20} aria-hidden /> : <IconChevronUp size={20} aria-hidden />}
        </button>
      ) : null}
      {!phone || open ? (
        <dl className={css.totalsList}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </dl>
      ) : null}
      {escrit != null && escrit !== totals.total_factura ? (
        <p className={css.typedTotal} role="status">
          {t('fiscal.totals.escrit', { escrit: formats.money(escrit), total: formats.money(totals.total_factura) })}
        </p>
      ) : null}
    </section>
  );
};
