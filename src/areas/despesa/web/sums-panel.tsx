import { useId, useState } from 'react';
import { TOTA } from '#areas/llibres/domain/prorrata.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { donaDret, type Imports, isAutoliquidada } from '../domain/imports.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { type DespesaValues, isBlankLinia } from './despesa-values.ts';

interface SumLine {
  readonly key: string;
  readonly text: string;
  readonly cents: number;
  readonly why: string;
  readonly whole?: boolean;
  /** What it leaves out, always in sight. */
  readonly notes?: readonly string[];
}

/** What the expense comes to, each sum with where it comes from. */
export const SumsPanel = ({
  values,
  imports,
  irpf,
  prorrata,
  short = false,
}: {
  values: DespesaValues;
  imports: Imports;
  /** Rate of income tax, in percent; null where nothing is withheld. */
  irpf: string | null;
  /** What of the VAT of the exercise is deducted, in percent. */
  prorrata: { readonly exercici: number; readonly percentatge: string };
  /** Only what the paper comes to: the bar of the phone. */
  short?: boolean;
}) => {
  const t = useTexts(despesaTexts);
  const formats = useFormats();
  const { money, euros } = formats;
  const reverse = isAutoliquidada(values);
  const plus = (list: readonly number[]): string => list.map(money).join(' + ') || money(0);
  const subject = values.linies.reduce((sum, one) => sum + (one.amb_retencio ? one.base : 0), 0);
  const goods = values.linies.filter(({ be_inversio }) => be_inversio !== null).length;
  const kindless = values.linies.filter(
    (one) => one.tipus_despesa_fk === null && one.be_inversio === null && !isBlankLinia(one),
  ).length;
  const lines: SumLine[] = [
    {
      key: 'base',
      text: t('despesa.sumes.base'),
      cents: imports.base,
      why: t('despesa.sumes.perque.base', {
        sumands: plus(values.linies.map(({ base }) => base)),
        valor: euros(imports.base),
      }),
    },
    {
      key: 'quota',
      text: t(reverse ? 'despesa.sumes.quota_isp' : 'despesa.sumes.quota'),
      cents: imports.quota,
      why: t('despesa.sumes.perque.quota', {
        sumands: plus(imports.linies.map(({ quota }) => quota)),
        valor: euros(imports.quota),
      }),
    },
    ...(imports.quota_recarrec === 0
      ? []
      : [
          {
            key: 'recarrec',
            text: t('despesa.sumes.recarrec'),
            cents: imports.quota_recarrec,
            why: t('despesa.sumes.perque.recarrec', {
              sumands: plus(imports.linies.map(({ quota_recarrec }) => quota_recarrec)),
              valor: euros(imports.quota_recarrec),
            }),
          },
        ]),
    {
      key: 'total',
      text: t('despesa.sumes.total'),
      cents: imports.total,
      whole: true,
      why: reverse
        ? t('despesa.sumes.perque.total_isp', { base: euros(imports.base) })
        : t('despesa.sumes.perque.total', {
            base: money(imports.base),
            quota: money(imports.quota + imports.quota_recarrec),
            valor: euros(imports.total),
          }),
    },
    ...(irpf === null
      ? []
      : [
          {
            key: 'retingut',
            text: t('despesa.sumes.retingut'),
            cents: -imports.retingut,
            why: t('despesa.sumes.perque.retingut', {
              percent: formats.decimal(irpf, 0, 2),
              base: euros(subject),
              valor: euros(imports.retingut),
            }),
          },
          {
            key: 'a_pagar',
            text: t('despesa.sumes.a_pagar'),
            cents: imports.a_pagar,
            whole: true,
            why: t('despesa.sumes.perque.a_pagar', {
              total: money(imports.total),
              retingut: money(imports.retingut),
              valor: euros(imports.a_pagar),
            }),
          },
        ]),
    {
      key: 'deduible',
      text: t('despesa.sumes.deduible'),
      cents: imports.deduible,
      why: donaDret(values)
        ? t(
            prorrata.percentatge === TOTA ? 'despesa.sumes.perque.deduible' : 'despesa.sumes.perque.deduible_prorrata',
            {
              sumands: plus(imports.linies.map(({ deduible }) => deduible)),
              valor: euros(imports.deduible),
              prorrata: formats.percent(prorrata.percentatge),
              exercici: String(prorrata.exercici),
            },
          )
        : t('despesa.sumes.perque.deduible_sense'),
    },
    {
      key: 'despesa',
      text: t('despesa.sumes.despesa'),
      cents: imports.linies.reduce((sum, one) => sum + one.despesa, 0),
      notes: [
        ...(kindless === 0 ? [] : [t('despesa.sumes.despesa.sense_tipus', { n: kindless })]),
        ...(goods === 0 ? [] : [t('despesa.sumes.despesa.bens', { n: goods })]),
      ],
      why: t('despesa.sumes.perque.despesa', {
        sumands: plus(imports.linies.map(({ despesa }) => despesa)),
        valor: euros(imports.linies.reduce((sum, one) => sum + one.despesa, 0)),
      }),
    },
  ];
  return (
    <section className={css.sums} aria-label={t('despesa.sumes')}>
      <dl>
        {lines
          .filter(({ whole }) => !short || whole)
          .map((line) => (
            <Sum key={line.key} line={line} />
          ))}
      </dl>
    </section>
  );
};

const Sum = ({ line }: { line: SumLine }) => {
  const t = useTexts(despesaTexts);
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside takes the keys
    <div
      data-whole={line.whole || undefined}
      data-sum={line.key}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <dt>{line.text}</dt>
      <dd>
        <button
          type="button"
          className={css.why}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('despesa.sumes.perque', { que: line.text, valor: money(line.cents) })}
          onClick={() => setOpen(!open)}
        >
          {money(line.cents)}
        </button>
      </dd>
      {line.notes?.map((note) => (
        <dd key={note} className={css.reason}>
          {note}
        </dd>
      ))}
      <dd id={id} className={css.reason} hidden={!open}>
        {line.why}
      </dd>
    </div>
  );
};
