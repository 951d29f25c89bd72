import { buffer } from 'node:stream/consumers';
import {
  type AgentPorts,
  agentById,
  countAgents,
  createTechnician,
  removeSenseUs,
  whereaboutsOf,
} from '#areas/agent/server/index.ts';
import { agentErrors } from '#areas/agent/texts/errors.ts';
import { bensDeDespesa, countBensPropis } from '#areas/amortitzacio/server/index.ts';
import { amortitzacioErrors } from '#areas/amortitzacio/texts/errors.ts';
import { bancErrors } from '#areas/banc/texts/errors.ts';
import {
  countDespeses,
  countOfTreball as countDespesesOfTreball,
  type DespesaPorts,
  despesaCopies,
  despesaMover,
  despesesOfAgents,
} from '#areas/despesa/server/index.ts';
import { despesaErrors } from '#areas/despesa/texts/errors.ts';
import { type FacturaePorts, facturaeAdjunts, facturaeInside, registrePorts } from '#areas/efactura/server/index.ts';
import { efacturaErrors } from '#areas/efactura/texts/errors.ts';
import { facturaeTexts } from '#areas/efactura/texts/facturae.ts';
import {
  createFirstEmpresa,
  type EmpresaPorts,
  hasSmtp,
  type NotifyPorts,
  namesOfEmpreses,
  type SmtpPorts,
  smtpOf,
  type VidaPorts,
  valuesOfEmpresa,
} from '#areas/empresa/server/index.ts';
import { empresaErrors } from '#areas/empresa/texts/errors.ts';
import { empresaMails } from '#areas/empresa/texts/mails.ts';
import {
  countFactures,
  countOfTreball,
  createDraft,
  type EnviaPorts,
  emesaAmbEstat,
  type FacturaPorts,
  facturaCopies,
  facturaMover,
  facturesOfAgents,
  haNumerat,
  makePaper,
  numerosOf,
  seriesFacturades,
  vigentsOf,
} from '#areas/factura/server/index.ts';
import { condicionsErrors } from '#areas/factura/texts/condicions-errors.ts';
import { enviamentErrors } from '#areas/factura/texts/enviament-errors.ts';
import { facturaErrors } from '#areas/factura/texts/errors.ts';
import { paperErrors } from '#areas/factura/texts/paper-errors.ts';
import { nifPasses } from '#areas/fiscal/domain/nif.ts';
import { fiscalErrors } from '#areas/fiscal/texts/errors.ts';
import { copyConcrete, countConcrete, putBackConcrete, takeConcrete } from '#areas/formigo/server/index.ts';
import { formigoErrors } from '#areas/formigo/texts/errors.ts';
import { missingToClose } from '#areas/informe/server/index.ts';
import { informeErrors } from '#areas/informe/texts/errors.ts';
import { llibresErrors } from '#areas/llibres/texts/errors.ts';
import {
  comencaPressupost,
  comptadorPressupost,
  countPressupostos,
  fitaDe,
  type PressupostPorts,
  pressupostCopies,
  pressupostMover,
  pressupostosOfAgents,
  pressupostosOfTreball,
  recuperaFita,
  seriesPressupostades,
} from '#areas/pressupost/server/index.ts';
import { pressupostErrors } from '#areas/pressupost/texts/errors.ts';
import { copyWholePla, countPla, putBackPla, supplierMover, takePla } from '#areas/proces/server/index.ts';
import { procesErrors } from '#areas/proces/texts/errors.ts';
import { CONDICIONS_VERSIO, titulacioOf } from '#areas/referencia/server/index.ts';
import { answerableMover } from '#areas/resultat/server/index.ts';
import { resultatErrors } from '#areas/resultat/texts/errors.ts';
import {
  countTreballs,
  findArxiu,
  openTreball,
  refreshPromotor,
  type TreballPorts,
  treballCopies,
  treballMover,
  treballsOfAgents,
} from '#areas/treball/server/index.ts';
import { treballErrors } from '#areas/treball/texts/errors.ts';
import {
  holdersOf,
  insertRol,
  listRols,
  peopleOf,
  type UsuariPorts,
  userMover,
  usersOfAgents,
} from '#areas/usuari/server/index.ts';
import { usuariErrors } from '#areas/usuari/texts/errors.ts';
import { usuariMails } from '#areas/usuari/texts/mails.ts';
import type { Database } from './database/database.ts';
import { countKept } from './desfer/index.ts';
import { translator } from './http/texts.ts';
import type { MailParts, SmtpServer } from './mail/index.ts';
import type { Platform } from './platform.ts';
import type { Secrets } from './secrets/secrets.ts';
import { serverTexts } from './texts/index.ts';
import { formigoPorts, plansOfAgents, procesPorts } from './wiring-pla.ts';

/** Texts of every room that the server speaks. */
export const serverRooms = [
  serverTexts,
  usuariErrors,
  usuariMails,
  empresaErrors,
  empresaMails,
  agentErrors,
  treballErrors,
  formigoErrors,
  bancErrors,
  procesErrors,
  resultatErrors,
  pressupostErrors,
  informeErrors,
  efacturaErrors,
  fiscalErrors,
  facturaErrors,
  enviamentErrors,
  condicionsErrors,
  paperErrors,
  facturaeTexts,
  despesaErrors,
  amortitzacioErrors,
  llibresErrors,
];
export const translate = translator(serverRooms);

export const usuariPorts = ({ secrets, publicUrl, postsOwn, mail }: Platform): UsuariPorts => ({
  condicions: CONDICIONS_VERSIO,
  empresaNames: namesOfEmpreses,
  describeAgent: async (db: Database['read'], empresaId: number, agentId: number) => {
    const agent = await agentById(db, empresaId, agentId);
    return agent
      ? {
          id: agent.id,
          empresa_fk: empresaId,
          nom: agent.nom_complet,
          titulacio_fk: agent.titulacio_fk,
          num_collegiat: agent.num_collegiat || null,
        }
      : null;
  },
  createFirstEmpresa,
  createTechnician,
  checkEmpresaNif: (nif: string) => nifPasses(nif),
  isTitulacio: (id: number) => titulacioOf(id) !== null,
  canPost: async (db, empresaId) => postsOwn || (empresaId !== null && (await smtpOf(db, secrets, empresaId)) !== null),
  post: async (db, { empresa_fk, to, now, ...letter }) => {
    const own = empresa_fk !== null && (await smtpOf(db, secrets, empresa_fk)) !== null;
    await mail.enqueue(db, now, { ...letter, empresaId: own ? empresa_fk : null, per_a: [to], secret: true });
  },
  linkTo: (hash) => (publicUrl === null ? null : new URL(`/${hash}`, publicUrl).href),
  secrets,
  translate,
});

export const empresaPorts: EmpresaPorts & VidaPorts = {
  grantRol: (db, usuariId, empresaId, rol) =>
    insertRol(db, { usuari_fk: usuariId, empresa_fk: empresaId, rol, agent_fk: null }),
  exerciciOf: async (db, usuariId, empresaId, year) =>
    (await listRols(db, usuariId)).find((row) => row.empresa_fk === empresaId)?.exercici ?? year,
  numerat: async (db, empresaId) => {
    const invoices = await seriesFacturades(db, empresaId);
    return {
      series: new Set([...invoices, ...(await seriesPressupostades(db, empresaId))]),
      factures: await haNumerat(db, empresaId),
    };
  },
  // A deleted work that can still come back would lose its company.
  impedeixen: async (db, empresaId, now) => [
    {
      que: 'treballs',
      n: (await countTreballs(db, empresaId)) + (await countKept(db, empresaId, 'treball', now)),
    },
    {
      que: 'pressupostos',
      n: (await countPressupostos(db, empresaId)) + (await countKept(db, empresaId, 'pressupost', now)),
    },
    { que: 'factures', n: await countFactures(db, empresaId, now) },
    {
      que: 'despeses',
      n: (await countDespeses(db, empresaId)) + (await countKept(db, empresaId, 'despesa', now)),
    },
    {
      que: 'bens',
      n: (await countBensPropis(db, empresaId)) + (await countKept(db, empresaId, 'be_inversio', now)),
    },
  ],
  acompanyen: async (db, empresaId) => [
    { que: 'agents', n: await countAgents(db, empresaId) },
    { que: 'usuaris', n: (await peopleOf(db, empresaId)).length },
  ],
};

/** Where letters go out: of a company by its own server, else by the product's in its name, answered to the company. */
export const mailPorts = (
  system: SmtpServer | null,
  secrets: Secrets,
): Omit<MailParts, 'database' | 'clock' | 'onFault'> => ({
  hasOwn: hasSmtp,
  hasSystem: system !== null,
  serverOf: async (db, empresaId) => {
    if (empresaId === null) return system;
    const own = await smtpOf(db, secrets, empresaId);
    if (own || !system) return own;
    const empresa = await valuesOfEmpresa(db, empresaId);
    if (!empresa) return null;
    const nom = empresa.nom_comercial || empresa.nom_fiscal;
    return { ...system, deNom: nom, ...(empresa.email && { respostaA: { nom, email: empresa.email } }) };
  },
});

export const smtpPorts = ({ systemSmtp, secrets }: Platform): SmtpPorts => ({
  producte: systemSmtp !== null,
  serverOf: mailPorts(systemSmtp, secrets).serverOf,
});

export const notifyPorts = ({ publicUrl, postsOwn, mail }: Platform): NotifyPorts => ({
  translate,
  holdersOf,
  canPost: async (db, empresaId) => postsOwn || hasSmtp(db, empresaId),
  post: async (db, { empresa_fk, to, now, ...letter }) => {
    const own = await hasSmtp(db, empresa_fk);
    await mail.enqueue(db, now, {
      ...letter,
      empresaId: own ? empresa_fk : null,
      per_a: [to],
      ...(own && { sobre: { entitat: 'empresa', id: empresa_fk } }),
    });
  },
  linkTo: (hash) => (publicUrl === null ? null : new URL(`/${hash}`, publicUrl).href),
});

export const treballPorts = (platform: Platform): TreballPorts => ({
  files: platform.files,
  uploads: platform.uploads,
  missingToClose: (context, id) => missingToClose(context, { ...platform, proces: procesPorts }, id),
  formigo: {
    copy: (context, from, to, partides) => copyConcrete(context, formigoPorts, { from, to, partides }),
    count: countConcrete,
    take: takeConcrete,
    putBack: putBackConcrete,
  },
  pla: {
    copy: (context, from, to) => copyWholePla(context, procesPorts, from, to),
    count: (context, id) => countPla(context, procesPorts, id),
    take: (context, id) => takePla(context, procesPorts, id),
    putBack: (context, taken) => putBackPla(context, procesPorts, taken),
  },
  countFactures: async (db, empresaId, id) =>
    (await countOfTreball(db, empresaId, id)) +
    (await pressupostosOfTreball(db, empresaId, id)) +
    (await countDespesesOfTreball(db, empresaId, id)),
  whereabouts: whereaboutsOf,
  people: peopleOf,
});

export const agentPorts: AgentPorts = {
  onAgentRenamed: refreshPromotor,
  usesOf: async (db, empresaId, ids) => [
    ...(await treballsOfAgents(db, empresaId, ids)),
    ...(await plansOfAgents(db, empresaId, ids)),
    ...(await facturesOfAgents(db, empresaId, ids)),
    ...(await usersOfAgents(db, empresaId, ids)),
    ...(await pressupostosOfAgents(db, empresaId, ids)),
    ...(await despesesOfAgents(db, empresaId, ids)),
  ],
  movers: {
    treball: treballMover,
    proveidor: supplierMover,
    responsable: answerableMover,
    factura: facturaMover,
    usuari: userMover,
    pressupost: pressupostMover,
    despesa: despesaMover,
  },
  copies: { treball: treballCopies, factura: facturaCopies, pressupost: pressupostCopies, despesa: despesaCopies },
};

/** Records of billing and milestones of quotations, which invoices know by these ports alone. */
export const facturaPorts = (platform: Platform): FacturaPorts => ({
  ...registrePorts(platform),
  fitaDe,
  comptadorPressupost,
  comencaPressupost,
  recuperaFita: (context, of) => recuperaFita(context, pressupostPorts(platform), of),
});

/** What expenses take of the platform. */
export const despesaPorts = ({ files, uploads }: Platform): DespesaPorts => ({
  files,
  uploads,
  bens: bensDeDespesa,
  treuProveidors: (context, ids) => removeSenseUs(context, agentPorts, ids),
});

/** What invoices are printed and sent with. */
export const facturaEnviaPorts = (platform: Platform): EnviaPorts => ({
  registresOf: facturaPorts(platform).registresOf,
  documents: platform.documents,
  files: platform.files,
  mail: platform.mail,
  facturaeOf: facturaeInside,
  facturae: facturaeAdjunts(platform),
});

/** Papers that go inside an electronic invoice have none inside themselves. */
export const facturaePorts = (platform: Platform): FacturaePorts => ({
  emesaAmbEstat,
  secrets: platform.secrets,
  paperOf: (context, id) => makePaper({ ...facturaEnviaPorts(platform), facturaeOf: () => null }, context, id),
  arxiuOf: async ({ db, empresa }, treballId, id) => {
    const row = await findArxiu(db, empresa.id, treballId, id);
    const fitxer = row && (await platform.files.find(db, empresa.id, row.fitxer_fk));
    if (!row || !fitxer) return null;
    return { nom: row.nom, mida: row.mida, llegeix: async () => buffer(await platform.files.open(fitxer)) };
  },
});

export const pressupostPorts = (platform: Platform): PressupostPorts => ({
  factures: {
    create: async (context, { pressupost_fk, ...fields }) =>
      (await createDraft(context, facturaPorts(platform), fields, { pressupost_fk })).id,
    named: numerosOf,
    vigents: vigentsOf,
  },
  linkTo: (hash) => (platform.publicUrl === null ? null : new URL(`/${hash}`, platform.publicUrl).href),
  openTreball,
});
