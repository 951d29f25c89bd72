import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Ajust, ajustosOfEscrita } from '#areas/fiscal/domain/linia.ts';
import { saveFile } from '#web/api.ts';
import { type Formats, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useTitle } from '#web/navigation.tsx';
import { usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { webTexts } from '#web/texts/index.ts';
import { refusalCode, TransportFailure } from '#web/transport-error.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { pressupostDocumentRoutes } from '../contract/documents.ts';
import { clientRoutes } from '../contract/routes.ts';
import type { PressupostClient } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import css from './client.module.css';

/** What a link opens: a quotation, word that a newer version took its place, or nothing. */
type Opened = PressupostClient | 'nova_versio' | 'no_hi_es';
export const resolve = async ({ api, params }: ResolveContext): Promise<Opened> => {
  try {
    return await api.call(clientRoutes.get, { params: { token: params['token'] ?? '' } });
  } catch (error) {
    if (refusalCode(error) === 'pressupost_nova_versio') return 'nova_versio';
    if (error instanceof TransportFailure && error.status === 404) return 'no_hi_es';
    throw error;
  }
};

/** The client of a quotation reads it and answers, without an account. */
export const Screen = ({ given, params }: ScreenProps<Opened>) => {
  const t = useTexts(pressupostTexts);
  const dead = typeof given === 'string';
  useTitle(dead ? t('pressupost.pressupost') : t('pressupost.client.titol', { numero: given.numero }));
  if (dead)
    return (
      <main className={css.page}>
        <p className={css.note} role="alert">
          {t(`pressupost.client.${given}`)}
        </p>
      </main>
    );
  return <Paper first={given} token={params['token'] ?? ''} />;
};

/** Discount and charge of a line, those that it has. */
const ajustosOf = (linia: PressupostClient['linies'][number], formats: Formats) => {
  const { descomptes, carrecs } = ajustosOfEscrita(linia);
  const said = (ajustos: readonly Ajust[]): string =>
    ajustos
      .map((one) => ('percentatge' in one ? formats.percent(one.percentatge) : formats.euros(one.import)))
      .join(' · ');
  return [['descompte_linia', said(descomptes)] as const, ['carrec_linia', said(carrecs)] as const].filter(
    ([, ajust]) => ajust !== '',
  );
};

const Lines = ({ of }: { of: PressupostClient }) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const accepted = new Set(of.resposta?.acceptat ? of.resposta.opcions : []);
  const totalOf = new Map(of.opcions.map(({ clau, total }) => [clau, total]));
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{t('pressupost.col.titol')}</th>
          <th scope="col" data-figure>
            {t('pressupost.client.quant')}
          </th>
          <th scope="col" data-figure>
            {t('pressupost.client.preu')}
          </th>
          <th scope="col" data-figure>
            {t('pressupost.client.import')}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.linies.map((linia) =>
          linia.tipus === 'capitol' ? (
            <tr key={linia.clau} className={css.chapter}>
              <th scope="rowgroup" colSpan={4}>
                {linia.concepte}
              </th>
            </tr>
          ) : (
            <tr key={linia.clau} data-option={linia.opcio || undefined}>
              <td>
                <span className={css.text}>{linia.concepte}</span>
                {linia.opcio ? (
                  <span className={css.option}>
                    {t('pressupost.client.opcio')} ·{' '}
                    {t('pressupost.client.amb_opcio', { total: formats.euros(totalOf.get(linia.clau)) })}
                  </span>
                ) : null}
                {accepted.has(linia.clau) ? (
                  <span className={css.option}>{t('pressupost.client.opcio_acceptada')}</span>
                ) : null}
                {ajustosOf(linia, formats).map(([clau, ajust]) => (
                  <span key={clau} className={css.detail}>
                    {t(`pressupost.client.${clau}`, { ajust })}
                  </span>
                ))}
                {linia.tipus === 'suplit' ? <span className={css.detail}>{t('pressupost.client.suplit')}</span> : null}
                {linia.descripcio ? <span className={css.detail}>{linia.descripcio}</span> : null}
              </td>
              <td data-figure data-name={t('pressupost.client.quant')}>
                {formats.decimal(linia.quantitat, 0, 6)} {linia.unitat}
              </td>
              <td data-figure data-name={t('pressupost.client.preu')}>
                {formats.decimal(linia.preu, 2, 6)}
              </td>
              <td data-figure data-name={t('pressupost.client.import')}>
                {formats.money(linia.import)}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
};

const Totals = ({ of: { sumes, fites }, busy }: { of: PressupostClient; busy: boolean }) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const { euros } = formats;
  return (
    <div className={css.sums}>
      {fites.length > 0 ? (
        <section>
          <h2>{t('pressupost.client.fites')}</h2>
          <ul className={css.milestones}>
            {fites.map(({ nom, base }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a milestone is its place
              <li key={place}>
                {nom}: {euros(base)} <span className={css.quiet}>{t('pressupost.client.abans_iva')}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <span />
      )}
      <dl className={css.totals} aria-live="polite" aria-busy={busy}>
        {sumes.map(({ text, import: amount, forma }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sum is its place
          <div key={place} className={css.pair}>
            <dt className={forma === 'pagar' ? css.due : undefined}>{text}</dt>
            <dd className={forma === 'pagar' ? css.due : undefined} data-total={forma === 'pagar' || undefined}>
              {amount}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const Paper = ({ first, token }: { first: PressupostClient; token: string }) => {
  const t = useTexts(pressupostTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { api } = usePlatform();
  const { setLanguage } = useLanguage();
  const [of, setOf] = useState(first);
  const [nom, setNom] = useState('');
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const answering = useRef(false);
  // The paper's language is the reader's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => setLanguage(first.idioma), []);
  const [unnamed, setUnnamed] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const last = useRef(taken);
  // What is to be paid follows the options; of two answers, the one to what is ticked now counts.
  const take = async (next: ReadonlySet<string>): Promise<void> => {
    setTaken(next);
    last.current = next;
    setAsking(true);
    try {
      const seen = await api.call(clientRoutes.get, { params: { token }, query: { opcions: [...next] } });
      if (last.current === next) setOf(seen);
    } catch (error) {
      setFault(tellFailure(error, web).sentence);
    }
    if (last.current === next) setAsking(false);
  };
  const answer = async (acceptat: boolean): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const body = { acceptat, nom, text, opcions: [...taken], revisio: of.revisio };
      const noted = await api.call(clientRoutes.answer, { params: { token }, body });
      answering.current = true;
      setOf(noted);
    } catch (error) {
      setFault(tellFailure(error, web).sentence);
    }
    setBusy(false);
  };
  const download = async (): Promise<void> => {
    try {
      const { file, name } = await api.download(pressupostDocumentRoutes.client, { params: { token } });
      saveFile(file, name);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  /** Without a name neither answer is taken, and both say so. */
  const answerNamed = (acceptat: boolean): void => {
    if (nom.trim() === '') {
      setUnnamed(true);
      name.current?.focus();
      return;
    }
    void answer(acceptat);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answerNamed(true);
  };
  const { resposta } = of;
  // Whoever has just answered is led to what was noted.
  useEffect(() => {
    if (!answering.current || !resposta) return;
    answering.current = false;
    done.current?.focus();
  }, [resposta]);
  return (
    <main className={css.page}>
      <header className={css.head}>
        {of.empresa.logo ? <img src={of.empresa.logo} alt="" className={css.logo} /> : null}
        <p className={css.quiet}>
          {of.empresa.nom}
          {[of.empresa.telefon, of.empresa.email].filter(Boolean).map((one) => ` · ${one}`)}
        </p>
        <h1>{t('pressupost.client.titol', { numero: of.revisio > 1 ? `${of.numero} v${of.revisio}` : of.numero })}</h1>
        <p className={css.lead}>{of.titol}</p>
        <p className={css.quiet}>
          {[
            formats.date(of.data),
            of.client && t('pressupost.client.per_a', { client: of.client }),
            of.validesa && t('pressupost.client.valid', { data: formats.date(of.validesa) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          className={css.download}
          onClick={() => void download()}
        >
          {t('pressupost.client.descarregar')}
        </Button>
      </header>
      {of.text ? <p className={css.text}>{of.text}</p> : null}
      <Lines of={of} />
      <Totals of={of} busy={asking} />
      {of.condicions ? (
        <section>
          <h2>{t('pressupost.camp.condicions')}</h2>
          <p className={css.text}>{of.condicions}</p>
        </section>
      ) : null}
      {resposta ? (
        <p ref={done} tabIndex={-1} className={css.note} role="status">
          <Mark
            form={resposta.acceptat ? 'satisfied' : 'failed'}
            word={t(resposta.acceptat ? 'pressupost.situacio.acceptat' : 'pressupost.situacio.rebutjat')}
          />
          {t(resposta.acceptat ? 'pressupost.client.acceptat' : 'pressupost.client.rebutjat')} {resposta.nom},{' '}
          {formats.instant(resposta.quan)}
        </p>
      ) : of.situacio === 'enviat' ? (
        <form className={css.answer} onSubmit={submit} noValidate>
          {of.opcions.length > 0 ? (
            <fieldset className={css.options}>
              <legend>{t('pressupost.acceptar.opcions')}</legend>
              {of.linies
                .filter(({ opcio }) => opcio)
                .map(({ clau, concepte, import: cents }) => (
                  <Checkbox
                    key={clau}
                    label={`${concepte}: ${formats.euros(cents)} ${t('pressupost.client.abans_iva')}`}
                    checked={taken.has(clau)}
                    onChange={(event) => {
                      const next = new Set(taken);
                      if (event.currentTarget.checked) next.add(clau);
                      else next.delete(clau);
                      void take(next);
                    }}
                  />
                ))}
            </fieldset>
          ) : null}
          <TextInput
            ref={name}
            label={t('pressupost.client.nom')}
            error={unnamed && nom.trim() === '' ? t('pressupost.client.falta_nom') : undefined}
            required
            maxLength={200}
            autoComplete="name"
            value={nom}
            onChange={(event) => setNom(event.currentTarget.value)}
          />
          <Textarea
            label={t('pressupost.client.text')}
            autosize
            minRows={2}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p className={css.quiet}>{t('pressupost.client.segur')}</p>
          {fault ? (
            <p className={css.fault} role="alert">
              {fault}
            </p>
          ) : null}
          <div className={css.buttons}>
            <Button type="submit" loading={busy} disabled={asking}>
              {t('pressupost.client.accepto')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => answerNamed(false)}>
              {t('pressupost.client.no_accepto')}
            </Button>
          </div>
        </form>
      ) : (
        <p className={css.note} role="status">
          {t('pressupost.client.caducat', { empresa: of.empresa.nom })}
        </p>
      )}
    </main>
  );
};
