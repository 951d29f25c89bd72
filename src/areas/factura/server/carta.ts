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

const venciments = ({ venciments: all }: FacturaEmesa, { date, euros, listed }: PaperWording): string =>
  all.length === 1
    ? date(all[0]?.data)
    : listed(all.map(({ data, import: total }) => `${date(data)} (${euros(total)} €)`));

/** The letter that an issued invoice goes with, in its own language. */
export const cartaOf = (emesa: FacturaEmesa): Text => {
  const { idioma, tipus, totals, treball } = emesa;
  const wording = paperWording(idioma);
  const say = (key: string, params: Record<string, string | number> = {}) => translate(idioma, `carta.${key}`, params);
  const numero = emesa.numero ?? '';
  const paid = tipus !== 'proforma' && totals.total_a_pagar > 0;
  const iban = ibanOf(emesa);
  return {
    assumpte: plain(say('assumpte', { titol: wording.t(`titol.${tipus}`), numero, empresa: empresaOf(emesa) })),
    text: joined([
      [say('salutacio')],
      [say('text', { document: say(`document.${tipus}`), numero, data: wording.date(emesa.data) })],
      [
        treball ? say('treball', { treball: `${treball.codi} ${treball.nom}` }) : '',
        say(paid ? 'a_pagar' : 'import', { total: wording.euros(totals.total_a_pagar) }),
        paid && emesa.venciments.length > 0
          ? say(emesa.venciments.length > 1 ? 'venciments' : 'venciment', { venciment: venciments(emesa, wording) })
          : '',
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
