import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { ZonaLot } from '../../contract/schemas.ts';
import { FAILURE_CODES } from '../../domain/claus.ts';
import { isDecisionLeftOver, isOnOtherResults } from '../../domain/decisio.ts';
import type { FormulaSource, StepId, LotVerdict as Verdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { LotMark, stateOfVerdict } from '../lot-mark.tsx';
import { formOfLot, say, wordOfLot } from '../words.ts';
import { type AnswerGiven, AskForm, TakeBack } from './ask-form.tsx';
import { type DecisioGiven, DecisioPanel } from './decisio-panel.tsx';
import { FormulaLine } from './formula-line.tsx';
import css from './verdict.module.css';
import { ChartTable, VerdictChart } from './verdict-chart.tsx';
import { SlumpNotes, type SlumpsToTell, useMargin, VerdictWarnings } from './verdict-parts.tsx';
import { openSteps, VerdictSteps } from './verdict-steps.tsx';

/** Which step explains each number of the formula. */
const STEP_OF: Readonly<Record<FormulaSource, StepId>> = {
  x1: 'calcul',
  xN: 'calcul',
  xm: 'calcul',
  mitjana: 'calcul',
  recorregut: 'calcul',
  s35: 'calcul',
  sigma: 'cas',
  mean15: 'cas',
  coeficient: 'coeficient',
  fc_real: 'calcul',
  f: 'comparacio',
  fck: 'control',
  fck090: 'comparacio',
};
const ANNOUNCE_MS = 1_000;

export interface LotVerdictProps {
  readonly verdict: Verdict;
  /** The lot that it judges: answers, later decision, who saved it. Absent, only the verdict shows. */
  readonly lot?: Pick<ZonaLot, 'id' | 'numero' | 'respostes' | 'decisio' | 'canviat' | 'canviat_per'>;
  /** Judged here from what is being typed; the server has not said it yet. */
  readonly live?: boolean;
  /** Cells of the lot that could not be read, and that the verdict does not count. */
  readonly unread?: number;
  /** Head alone, for lists. */
  readonly compact?: boolean;
  readonly onAnswer?: ((answer: AnswerGiven) => Promise<boolean>) | undefined;
  readonly onDecide?: ((decisio: DecisioGiven) => Promise<boolean>) | undefined;
  /** A number of the formula was lit: the grid lights the sample too. */
  readonly onLight?: (font: FormulaSource | null) => void;
  /** Day on which a sample without strength is 28 days old, by its number. */
  readonly dueOf?: (numero: number) => string | null;
  /** Samples with a slump that is rejected, or read only once, by their numbers. */
  readonly cons?: SlumpsToTell;
  /** What stands instead of the chart when only the consistency is controlled. */
  readonly slump?: ReactNode;
  readonly foot?: ReactNode;
}

/** The explained verdict: it computes nothing and rounds only to show. */
export const LotVerdict = (props: LotVerdictProps) => {
  const { verdict, lot, live = false, unread = 0 } = props;
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const state = stateOfVerdict(verdict, lot?.decisio ?? null);
  const [lit, light] = useState<FormulaSource | null>(null);
  const [asTable, setAsTable] = useState(false);
  const presetKey = `${verdict.verdict}${verdict.mostresInsuficients}${lot?.numero ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: steps open anew only when the outcome changes
  const preset = useMemo(() => new Set(openSteps(verdict)), [presetKey]);
  const [own, setOwn] = useState<{ readonly of: string; readonly open: ReadonlySet<StepId> } | null>(null);
  const open = own?.of === presetKey ? own.open : preset;
  const lightNumber = (font: FormulaSource | null): void => {
    light(font);
    props.onLight?.(font);
    if (font) setOwn({ of: presetKey, open: new Set([...open, STEP_OF[font]]) });
  };
  const toggle = (step: StepId): void => {
    const next = new Set(open);
    if (!next.delete(step)) next.add(step);
    setOwn({ of: presetKey, open: next });
  };
  useKeys(
    props.compact
      ? {}
      : {
          s: () =>
            setOwn({ of: presetKey, open: open.size > 0 ? new Set() : new Set(verdict.steps.map((step) => step.id)) }),
          x: () => setAsTable((now) => !now),
        },
  );
  const title = wordOfLot(t, { ...state, decisio: null });
  const margin = useMargin(verdict);
  const notRead = unread > 0 ? t('formigo.no_llegides.veredicte', { n: unread }) : '';
  const spoken = [lot ? t('formigo.lot.num', { n: lot.numero }) : '', title, margin ?? '', notRead]
    .filter(Boolean)
    .join(', ');
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => tell(spoken), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  const failure = verdict.failure;
  const head = (
    <div className={css.head}>
      <div className={css.headLine}>
        <Mark form={formOfLot({ ...state, noLlegides: unread })} word={title} size="figure" />
        {failure ? <code className={css.failure}>{failure.replaceAll('*', '·')}</code> : null}
      </div>
      <div className={css.headLine}>
        <span className={css.sentence}>
          {failure ? say(t, `formigo.fallada.${FAILURE_CODES[failure]}`) : null}
          {verdict.verdict === 'pendent' && verdict.mostresSenseValor > 0
            ? t('formigo.veredicte.falten_valors', { n: verdict.mostresSenseValor })
            : null}
          {verdict.verdict === 'mostra_no_valida'
            ? say(t, `formigo.pas.mostres.no_valida`, verdict.steps[2]?.params)
            : null}
          {verdict.verdict === 'no_aplica' ? say(t, 'formigo.pas.control.indirecte') : null}
          {verdict.acceptedBelowFck ? <ArticleBelow verdict={verdict} /> : null}
        </span>
        {margin ? <strong className={css.margin}>{margin}</strong> : null}
      </div>
      {notRead ? <strong className={css.notRead}>{notRead}</strong> : null}
      {/* Its line is held: what stands under it must not move from under a press when the answer comes. */}
      {props.live === undefined ? null : (
        <span className={css.live} data-held-line>
          {live ? t('formigo.lot.en_viu') : null}
        </span>
      )}
    </div>
  );
  if (props.compact) {
    return (
      <div className={css.compact}>
        <LotMark state={state} />
        {margin ? <span>{margin}</span> : null}
      </div>
    );
  }
  return (
    <section className={css.verdict} aria-label={t('formigo.lot.veredicte')} data-verdict={verdict.verdict}>
      {head}
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {props.cons && verdict.verdict !== 'no_aplica' ? <SlumpNotes cons={props.cons} /> : null}
      {verdict.ask ? (
        <AskForm
          verdict={verdict}
          {...(lot ? { lot: lot.id } : {})}
          {...(props.onAnswer ? { onAnswer: props.onAnswer } : {})}
        />
      ) : null}
      <FormulaLine parts={verdict.formulaParts} fck={verdict.limit} lit={lit} onLight={lightNumber} />
      {verdict.verdict === 'no_aplica' ? (
        props.slump
      ) : (
        <>
          {asTable ? <ChartTable verdict={verdict} /> : <VerdictChart verdict={verdict} lit={lit} unread={unread} />}
          <button type="button" className={css.textButton} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('formigo.grafic.dibuix') : t('formigo.grafic.taula')} <kbd aria-hidden>X</kbd>
          </button>
        </>
      )}
      {verdict.verdict === 'no_aplica' ? null : (
        <Due verdict={verdict} {...(props.dueOf ? { dueOf: props.dueOf } : {})} />
      )}
      <VerdictWarnings verdict={verdict} />
      <VerdictSteps verdict={verdict} open={open} onToggle={toggle} />
      {lot ? <TakeBack lot={lot} verdict={verdict} {...(props.onAnswer ? { onAnswer: props.onAnswer } : {})} /> : null}
      {verdict.canviaria ? (
        <p className={css.change}>
          {say(
            t,
            `formigo.canviaria.${verdict.canviaria.codi}`,
            verdict.canviaria.valor === null ? {} : { valor: verdict.canviaria.valor },
          )}
        </p>
      ) : null}
      {lot && (lot.decisio || verdict.verdict === 'no_satisfactori') ? (
        <DecisioPanel
          lot={lot.id}
          decisio={lot.decisio}
          sobrera={isDecisionLeftOver(verdict.verdict, lot.decisio !== null)}
          revisar={isOnOtherResults(verdict, lot.decisio?.marge)}
          {...(props.onDecide && (verdict.verdict === 'no_satisfactori' || lot.decisio) && !live
            ? { onDecide: props.onDecide }
            : {})}
        />
      ) : null}
      <footer className={css.foot}>
        <span>{t('formigo.lot.motor', { versio: verdict.engine })}</span>
        {lot?.canviat_per ? (
          <span>{t('formigo.lot.desat_per', { qui: lot.canviat_per, quan: formats.instant(lot.canviat) })}</span>
        ) : null}
        {props.foot}
      </footer>
    </section>
  );
};

/** When the samples that lack a strength are 28 days old. */
const Due = ({ verdict, dueOf }: { verdict: Verdict; dueOf?: (numero: number) => string | null }) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const due = verdict.chart.mostres
    .filter((mostra) => mostra.valor === null && mostra.valida)
    .flatMap(({ numero }) => {
      const data = dueOf?.(numero);
      return data ? [t('formigo.grafic.fa_28', { n: numero, data: formats.date(data) })] : [];
    });
  return due.length === 0 ? null : (
    <p className={css.quietNote}>{t('formigo.grafic.28_dies', { llista: due.join(' · ') })}</p>
  );
};

const ArticleBelow = ({ verdict }: { verdict: Verdict }) => {
  const t = useTexts(formigoTexts);
  const article = verdict.steps.find((step) => step.id === 'comparacio')?.article ?? '';
  return <>{t('formigo.lot.acceptat_sota', { article })}</>;
};
