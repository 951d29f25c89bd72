import { showIban } from '#areas/fiscal/domain/iban.ts';
import type { PaperWording } from '#areas/fiscal/server/index.ts';
import { translator } from '#server/http/texts.ts';
import type { PasRecordatori } from '../contract/enviament.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { cartaTexts } from '../texts/carta.ts';
import { paperWording } from './document-wording.ts';

const translate = translator([cartaTexts]);

interface Text {
  readonly assumpte: string;
  readonly text: string;
}

const empresaOf = ({ emissor }: FacturaEmesa): string => emissor.nom_comercial || emissor.nom_fiscal;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
/** Paragraphs of lines, those that say nothing left out. */
const joined = (paragraphs: readonly (readonly string[])[]): string =>
  plain(
    paragraphs
      .map((lines) => lines.filter(Boolean).join('\n'))
      .filter(Boolean)
      .join('\n\n'),
  );
/** The account, where the receiver pays into it and the paper says it. */
const ibanOf = ({ forma_pagament, iban, mostrar_iban, totals }: FacturaEmesa): string =>
  forma_pagament === 'transferencia' && mostrar_iban && totals.total_a_pagar > 0 ? iban : '';

/** How an invoice stands when its letter is written. */
export interface ComEsta {
  /** Of what is to be paid, what is left; below zero, what is to be given back. Cents. */
  readonly pendent: number;
  /** The first day on which something of it is still due. */
  readonly venciment: string | null;
  /** What was issued instead of it, or gives it back whole; null where it stands. */
  readonly per: string | null;
}

const venciments = ({ venciments: all }: FacturaEmesa, { date, euros, listed }: PaperWording): string =>
  all.length === 1
    ? date(all[0]?.data)
    : listed(all.map(({ data, import: total }) => `${date(data)} (${euros(total)} €)`));

/** The letter that an issued invoice goes with, in its own language: it asks for what is still owed, and for nothing else. */
export const cartaOf = (emesa: FacturaEmesa, { pendent, venciment, per }: ComEsta): Text => {
  const { idioma, tipus, totals, treball } = emesa;
  const wording = paperWording(idioma);
  const say = (key: string, params: Record<string, string | number> = {}) => translate(idioma, `carta.${key}`, params);
  const numero = emesa.numero ?? '';
  const { total_a_pagar: total } = totals;
  const asks = tipus !== 'proforma' && total > 0 && per === null && pendent > 0;
  const whole = asks && pendent === total;
  const iban = asks ? ibanOf(emesa) : '';
  const stands = (): string => {
    if (tipus === 'proforma' || whole) return '';
    if (per !== null) return say('rectificada', { numero: per });
    if (pendent < 0) return say('a_tornar', { total: wording.euros(-pendent) });
    return asks ? say('pendent', { total: wording.euros(pendent) }) : total > 0 ? say('pagada') : '';
  };
  const due = (): string => {
    if (!asks) return '';
    if (!whole) return venciment === null ? '' : say('venciment', { venciment: wording.date(venciment) });
    if (emesa.venciments.length === 0) return '';
    return say(emesa.venciments.length > 1 ? 'venciments' : 'venciment', { venciment: venciments(emesa, wording) });
  };
  return {
    assumpte: plain(say('assumpte', { titol: wording.t(`titol.${tipus}`), numero, empresa: empresaOf(emesa) })),
    text: joined([
      [say('salutacio')],
      [say('text', { document: say(`document.${tipus}`), numero, data: wording.date(emesa.data) })],
      [
        treball ? say('treball', { treball: `${treball.codi} ${treball.nom}` }) : '',
        say(whole ? 'a_pagar' : 'import', { total: wording.euros(total) }),
        stands(),
        due(),
        iban && say('compte', { iban: showIban(iban) }),
      ],
      [say('comiat')],
      [empresaOf(emesa)],
    ]),
  };
};

/** The letter that reminds of what is past due, firmer at each step. */
export const recordatoriOf = (
  emesa: FacturaEmesa,
  given: {
    readonly pas: PasRecordatori;
    readonly dies: number;
    readonly pendent: number;
    readonly venciment: string;
  },
): Text => {
  const { idioma } = emesa;
  const { date, euros } = paperWording(idioma);
  const { pas, dies } = given;
  const numero = emesa.numero ?? '';
  const say = (key: string, params: Record<string, string | number> = {}) => translate(idioma, key, params);
  const iban = ibanOf(emesa);
  return {
    assumpte: plain(say(`recordatori.assumpte.${pas}`, { numero, empresa: empresaOf(emesa) })),
    text: joined([
      [say('carta.salutacio')],
      [
        say(`recordatori.text.${pas}`, {
          numero,
          data: date(emesa.data),
          venciment: date(given.venciment),
          dies,
        }),
      ],
      [
        say('recordatori.pendent', { total: euros(given.pendent) }),
        say('recordatori.dies', { dies }),
        iban && say('carta.compte', { iban: showIban(iban) }),
      ],
      [say('recordatori.comiat')],
      [empresaOf(emesa)],
    ]),
  };
};
