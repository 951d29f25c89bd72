import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { readDecimal } from '#web/ui/entry/read-decimal.ts';
import type { SeguimentBody } from '../../contract/inputs.ts';
import type { ZonaLot } from '../../contract/schemas.ts';
import { askCode } from '../../domain/claus.ts';
import { ASKS, type Ask, CLASSES_CENTRAL, type ClasseCentral, type LotVerdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { useDraft } from '../drafts.tsx';
import { say } from '../words.ts';
import css from './verdict.module.css';

/** An answer as it is sent; null takes one back. */
export type AnswerGiven = NonNullable<NonNullable<SeguimentBody['lots']>[number]['respostes']>;

const MOST_SIGMA = 50;
const MOST_MEAN = 250;
const MOST_KN = 1.5;

/** An answer while it is written, and to which question. */
interface Answering {
  readonly code: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly classe: ClasseCentral | '';
}
const NOTHING_WRITTEN: Answering = { code: null, typed: {}, classe: '' };

/** The question of the verdict, why it is asked, what each answer leads to, and the fields in place. */
export const AskForm = ({
  lot,
  verdict,
  onAnswer,
}: {
  /** The lot that is asked of. */
  lot?: number;
  verdict: LotVerdict;
  onAnswer?: (answer: AnswerGiven) => Promise<boolean>;
}) => {
  const t = useTexts(formigoTexts);
  const { language } = useLanguage();
  const code = askCode(verdict);
  const draft = useDraft<Answering>(lot === undefined ? null : `resposta.${lot}`, NOTHING_WRITTEN);
  // Another question starts with empty fields.
  const { typed, classe } = draft.value.code === code ? draft.value : NOTHING_WRITTEN;
  const put = (change: Partial<Answering>): void => draft.set({ typed, classe, code, ...change });
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has no error yet
  useEffect(() => {
    setWrong(null);
  }, [code]);
  useKeys({
    r: () => (onAnswer ? first.current?.querySelector<HTMLElement>('input, select, button')?.focus() : false),
  });
  if (!code || !verdict.ask) return null;
  const read = (name: string, most: number): number | null => {
    const text = readDecimal(typed[name] ?? '', language);
    const value = text === null ? Number.NaN : Number(text);
    return Number.isFinite(value) && value > 0 && value <= most ? Number(value.toFixed(3)) : null;
  };
  const send = async (answer: AnswerGiven): Promise<void> => {
    if (!onAnswer || sending) return;
    setSending(true);
    if (await onAnswer(answer).finally(() => setSending(false))) draft.drop();
  };
  const sendNumbers = (): void => {
    setWrong(null);
    if (verdict.ask === 'sigma') {
      const sigma = read('sigma', MOST_SIGMA);
      const mean15 = verdict.askMean15 ? read('mean15', MOST_MEAN) : undefined;
      if (sigma === null || mean15 === null) {
        setWrong(verdict.askMean15 ? t('formigo.ask.cal_dos') : t('formigo.ask.cal_un'));
        return;
      }
      void send({ sigma: { sigma, ...(mean15 === undefined ? {} : { mean15 }) } });
      return;
    }
    const kn = (typed.kn ?? '').trim() === '' ? undefined : read('kn', MOST_KN);
    if (kn === null || (kn === undefined && classe === '')) {
      setWrong(t('formigo.ask.cal_classe_o_kn'));
      return;
    }
    void send({ coeficient: kn === undefined ? { classe: classe as ClasseCentral } : { kn } });
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    sendNumbers();
  };
  const field = (name: 'sigma' | 'mean15' | 'kn') => (
    <TextInput
      className={css.askField ?? ''}
      label={say(t, `formigo.ask.camp.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      value={typed[name] ?? ''}
      onChange={(event) => put({ typed: { ...typed, [name]: event.currentTarget.value } })}
      onKeyDown={pressed}
    />
  );
  const yesNo = verdict.ask === 'case3' || verdict.ask === 'case1';
  const yesOrNo = (valor: boolean): void => {
    if (verdict.ask === 'case3') void send({ case3: { valor } });
    else void send({ case1: { valor } });
  };
  const leads = yesNo ? ['si', 'no'] : verdict.ask === 'coeficient' ? ['classe', 'kn'] : ['resposta', 'sense'];
  return (
    <div className={css.ask} ref={first} role="group" aria-label={say(t, `formigo.ask.${code}.pregunta`)}>
      <strong>{say(t, `formigo.ask.${code}.pregunta`)}</strong>
      <p>{say(t, `formigo.ask.${code}.perque`)}</p>
      {(verdict.askMotius ?? []).map(({ codi, params }) => (
        <p key={codi}>{say(t, `formigo.linia.${codi}`, params)}</p>
      ))}
      <ul>
        {leads.map((one) => (
          <li key={one}>{say(t, `formigo.ask.${code}.${one}`)}</li>
        ))}
      </ul>
      {onAnswer ? (
        <div className={css.askFields}>
          {yesNo ? (
            <>
              <Button loading={sending} onClick={() => yesOrNo(true)}>
                {t('formigo.ask.camp.si')}
              </Button>
              <Button variant="default" disabled={sending} onClick={() => yesOrNo(false)}>
                {t('formigo.ask.camp.no')}
              </Button>
            </>
          ) : (
            <>
              {verdict.ask === 'sigma' ? field('sigma') : null}
              {verdict.askMean15 ? field('mean15') : null}
              {verdict.ask === 'coeficient' ? (
                <>
                  <NativeSelect
                    label={t('formigo.ask.camp.classe')}
                    value={classe}
                    data={[
                      { value: '', label: '—' },
                      ...CLASSES_CENTRAL.map((value) => ({ value, label: say(t, `formigo.classe.${value}`) })),
                    ]}
                    onChange={(event) => put({ classe: event.currentTarget.value as ClasseCentral | '' })}
                  />
                  {field('kn')}
                </>
              ) : null}
              <Button loading={sending} onClick={sendNumbers} title="Ctrl+Enter">
                {t('formigo.ask.desar')}
              </Button>
            </>
          )}
          {wrong ? (
            <p role="alert" className={css.wrong}>
              {wrong}
            </p>
          ) : null}
        </div>
      ) : (
        <p>{t('formigo.ask.no_podeu')}</p>
      )}
    </div>
  );
};

/** The answers kept on the lot, with who and when, and the way to change them. */
export const TakeBack = ({
  lot,
  verdict,
  onAnswer,
}: {
  lot: Pick<ZonaLot, 'respostes'>;
  verdict: LotVerdict;
  onAnswer?: (answer: AnswerGiven) => Promise<boolean>;
}) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const given = ASKS.filter((ask) => lot.respostes[ask] && verdict.ask !== ask);
  if (given.length === 0) return null;
  const text = (ask: Ask): string => {
    const { case3, case1, sigma, coeficient } = lot.respostes;
    if (ask === 'case3') return t('formigo.linia.resposta_case3', { valor: case3?.valor ? 'si' : 'no' });
    if (ask === 'case1') return t('formigo.linia.resposta_case1', { valor: case1?.valor ? 'si' : 'no' });
    if (ask === 'sigma')
      return sigma?.mean15 === undefined
        ? t('formigo.linia.resposta_sigma', { sigma: sigma?.sigma ?? 0 })
        : t('formigo.linia.resposta_sigma_15', { sigma: sigma.sigma, mean15: sigma.mean15 });
    return coeficient?.classe
      ? t('formigo.linia.resposta_classe', { classe: coeficient.classe })
      : t('formigo.linia.resposta_kn', { kn: coeficient?.kn ?? 0 });
  };
  return (
    <ul className={css.answers}>
      {given.map((ask) => {
        const { qui, quan } = lot.respostes[ask] ?? {};
        return (
          <li key={ask}>
            <span>
              {text(ask)}
              {qui ? ` · ${qui}` : ''}
              {quan ? `, ${formats.date(quan)}` : ''}
            </span>
            {onAnswer ? (
              <button type="button" className={css.textButton} onClick={() => void onAnswer({ [ask]: null })}>
                {t('formigo.ask.canviar')}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
