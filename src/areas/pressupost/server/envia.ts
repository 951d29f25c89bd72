import type { z } from 'zod';
import { agentById } from '#areas/agent/server/index.ts';
import { MARCA_ENLLAC, MARCA_NUMERO } from '#contract/enviament.ts';
import { CodedError, invalid } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import {
  ambServidor,
  type CorreuParts,
  cartaRepetida,
  enviaCarta,
  enviamentsDe,
  preparaAdjunts,
} from '#server/mail/index.ts';
import type { PressupostEmes } from '../contract/emes.ts';
import { pressupostEnviamentRoutes } from '../contract/enviament.ts';
import { cartaTexts } from '../texts/carta.ts';
import { sendOut } from './accions.ts';
import { makeLink } from './client.ts';
import { paperNumero, paperWording } from './document-present.ts';
import { paperOf } from './document-print.ts';
import { emesOf } from './emes.ts';
import type { PressupostPorts } from './ports.ts';
import { getPressupost, holdPressupost, loadPressupost } from './service.ts';
import type { PressupostRow } from './store.ts';

type Body = z.output<NonNullable<(typeof pressupostEnviamentRoutes.envia)['body']>>;
type Proposta = z.input<NonNullable<(typeof pressupostEnviamentRoutes.proposta)['answer']>>;
type Enviada = z.input<NonNullable<(typeof pressupostEnviamentRoutes.envia)['answer']>>;
export interface EnviaParts extends CorreuParts {
  readonly documents: Documents;
}

/** Days that a link lives where the quotation does not say until when it stands. */
const LINK_DAYS = 60;
const DAY = 86_400_000;
const translate = translator([cartaTexts]);
const sobreOf = (id: number) => ({ entitat: 'pressupost', id }) as const;

/** The letter of a quotation, in its language; what is known only when it goes is marked. */
const cartaOf = (emes: PressupostEmes, enllac: boolean) => {
  const { idioma, emissor, titol, totals, validesa } = emes;
  const { euros, date } = paperWording(idioma);
  const say = (key: string, params: Record<string, string> = {}) =>
    translate(idioma, `pressupost.carta.${key}`, params);
  const empresa = emissor.nom_comercial || emissor.nom_fiscal;
  const numero = (emes.enviat ? paperNumero(emes) : null) ?? MARCA_NUMERO;
  const total = euros(totals.total_factura + totals.suplits);
  const paragraphs = [
    [say('salutacio')],
    [
      say(titol === '' ? 'text_sense_titol' : 'text', { numero, titol, total }),
      validesa === null ? '' : say('validesa', { data: date(validesa) }),
    ],
    enllac ? [say('enllac'), MARCA_ENLLAC] : [],
    [say('comiat')],
    [empresa],
  ];
  return {
    assumpte: say('assumpte', { numero, empresa }),
    text: paragraphs
      .map((lines) => lines.filter(Boolean).join('\n'))
      .filter(Boolean)
      .join('\n\n'),
  };
};

const linkable = (ports: PressupostPorts, row: PressupostRow): boolean =>
  ports.linkTo('') !== null && (row.estat === 'esborrany' || row.estat === 'enviat');

const proposa = async (
  parts: EnviaParts,
  ports: PressupostPorts,
  context: CompanyContext,
  id: number,
): Promise<Proposta> => {
  const { db, empresa } = context;
  const row = await loadPressupost(context, id);
  const emes = await emesOf(context, row);
  const agent = await agentById(db, empresa.id, row.agent_fk);
  const emails = agent?.emails ?? [];
  const general = emails.filter(({ us }) => us === 'general');
  const enllac = linkable(ports, row);
  return {
    to: (general.length > 0 ? general : emails.slice(0, 1)).map(({ email }) => email),
    cc: [],
    ...cartaOf(emes, enllac),
    idioma: emes.idioma,
    servidor: await parts.mail.through(db, empresa.id),
    adreces: [...emails],
    enllac,
  };
};

/** A text with its link, which comes last where the text has no place for it. */
const ambEnllac = (text: string, enllac: string): string =>
  text.includes(MARCA_ENLLAC) ? text.replaceAll(MARCA_ENLLAC, enllac) : `${text}\n\n${enllac}`;

/** A text for a letter that was asked to go without a link: what the proposal says of it goes, and nothing else. */
const senseEnllac = (text: string, idioma: Language): string => {
  const said = translate(idioma, 'pressupost.carta.enllac');
  return text
    .replace(`${said}\n${MARCA_ENLLAC}\n\n`, '')
    .split('\n')
    .filter((line) => line.trim() !== MARCA_ENLLAC)
    .join('\n');
};

/** What is written goes whole or not at all: a letter without a link has no mark of one. */
const checkMarca = ({ assumpte, text, enllac }: Pick<Body, 'assumpte' | 'text' | 'enllac'>, pot: boolean): void => {
  const faults = [
    ...(assumpte.includes(MARCA_ENLLAC) ? [{ cami: 'assumpte', codi: 'enllac_en_assumpte' }] : []),
    ...(!enllac && text.includes(MARCA_ENLLAC)
      ? [{ cami: 'text', codi: pot ? 'enllac_no_demanat' : 'enllac_impossible' }]
      : []),
  ];
  if (faults.length > 0) throw invalid(faults.map((fault) => ({ ...fault, params: { marca: MARCA_ENLLAC } })));
};

/** Days from now to the end of the validity of a quotation, for its link. */
const daysOf = (row: PressupostRow, now: string): number =>
  row.validesa === null
    ? LINK_DAYS
    : Math.min(365, Math.max(1, Math.ceil((Date.parse(`${row.validesa}T23:59:59Z`) - Date.parse(now)) / DAY)));

/**
 * Sends a quotation by mail: a draft gets its number, its paper is made, and letter and link are kept at once. Each step is
 * kept before the next one, so that nothing slow holds the database; asked again, it goes on from where it was.
 */
const envia = async (
  parts: EnviaParts,
  ports: PressupostPorts,
  context: CompanyContext,
  id: number,
  { enllac, versio, ...given }: Body,
): Promise<Enviada> => {
  const { database, empresa } = context;
  const before = await loadPressupost(context, id);
  const pot = linkable(ports, before);
  const carta =
    !enllac && pot ? { ...given, text: senseEnllac(given.text, (await emesOf(context, before)).idioma) } : given;
  await ambServidor(parts, context);
  if (enllac && ports.linkTo('') === null) throw new CodedError(409, 'sense_adreca_publica');
  if (enllac && !pot) throw new CodedError(409, 'pressupost_no_esperava');
  checkMarca({ ...carta, enllac }, pot);
  if (before.estat === 'esborrany')
    await database.write((db) =>
      sendOut({ ...context, db }, ports, id, { versio: versio ?? before.versio, avisos_acceptats: [] }),
    );
  const sent = await emesOf(context, await loadPressupost(context, id));
  const paper = await paperOf(parts.documents, context, sent, { disseny: 'sobri' });
  const adjunts = await preparaAdjunts(parts, empresa.id, [paper]);
  const correu = await database.write(async (db) => {
    const within: CompanyContext = { ...context, db };
    const row = await holdPressupost(within, id);
    const numero = paperNumero(sent) ?? '';
    const assumpte = carta.assumpte.replaceAll(MARCA_NUMERO, numero);
    // The key of a link is new each time: such a letter is told by everything else.
    const asked = { ...carta, assumpte, secret: enllac, text: carta.text.replaceAll(MARCA_NUMERO, numero) };
    const again = await cartaRepetida(within, sobreOf(id), asked, [paper.nom]);
    if (again !== null) return again;
    let text = asked.text;
    if (enllac) {
      const link = await makeLink(within, ports, id, daysOf(row, context.clock.now()));
      text = ambEnllac(asked.text, ports.linkTo(link.enllac) ?? '');
    }
    const made = await enviaCarta(parts, within, { ...asked, text, sobre: sobreOf(id), adjunts });
    await recordHistory(within, [
      {
        entitat: 'pressupost',
        id,
        accio: 'envia',
        despres: { per_a: carta.to, cc: carta.cc, assumpte, adjunts: [paper.nom] },
        ...(row.treball_fk !== null && { arrel: { entitat: 'treball' as const, id: row.treball_fk } }),
      },
    ]);
    return made;
  });
  const enviament = (await enviamentsDe(context, sobreOf(id))).find((letter) => letter.id === correu);
  if (!enviament) throw new Error(`letter ${correu} is not about quotation ${id}`);
  return { enviament, pressupost: await getPressupost(context, ports, id) };
};

/** Calls that send quotations by mail. */
export const pressupostEnviamentHandlers = (parts: EnviaParts, ports: PressupostPorts): readonly Bound[] => [
  bind(pressupostEnviamentRoutes.proposta, (context, { params }) => proposa(parts, ports, context, params.pid)),
  bind(pressupostEnviamentRoutes.envia, (context, { params, body }) => envia(parts, ports, context, params.pid, body), {
    ownTransaction: true,
  }),
  bind(pressupostEnviamentRoutes.enviaments, async (context, { params }) => {
    await loadPressupost(context, params.pid);
    return { items: await enviamentsDe(context, sobreOf(params.pid)) };
  }),
];
