import { buffer } from 'node:stream/consumers';
import { agentOfNif } from '#areas/agent/server/index.ts';
import { valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import { nifKey } from '#areas/fiscal/domain/nif.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { type FacturaeRebuda, importacioDespesaRoutes } from '../../contract/importacio.ts';
import { ivaOfEmpresa } from '../defectes.ts';
import { fieldsOf, importsOfFields } from '../fields.ts';
import { semblaNom } from '../importar/noms.ts';
import { fieldsOfNew } from '../nova.ts';
import type { DespesaPorts } from '../ports.ts';
import { repetida } from '../rules.ts';
import { findDarrera } from '../store.ts';
import { arbreOf } from '../tipus-arbre.ts';
import { despesaOf, senseImports } from './escrita.ts';
import { type FacturaLlegida, facturaOf, partOf } from './llegida.ts';
import { checkSignatura } from './signatura.ts';
import { ambSubstituida } from './substitueix.ts';
import { childrenOf, type Document, findIn, Illegible, localOf, readXml, textOf } from './xml.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_FACTURES = 200;
const VERSIONS = ['3.2', '3.2.1', '3.2.2'];

const readFacturae = (bytes: Uint8Array): Document => {
  try {
    const document = readXml(bytes);
    if (localOf(document.arrel.nom) !== 'Facturae') throw new Illegible('root');
    return document;
  } catch (error) {
    if (error instanceof Illegible) throw new CodedError(422, 'facturae_illegible');
    throw error;
  }
};

const rebudaOf = async (
  context: CompanyContext,
  document: Document,
  factura: FacturaLlegida,
  signatura: FacturaeRebuda['signatura'],
): Promise<FacturaeRebuda> => {
  const { db, empresa, language, clock } = context;
  const parties = findIn(document.arrel, 'Parties');
  const seller = partOf(findIn(parties, 'SellerParty'));
  const buyer = partOf(findIn(parties, 'BuyerParty'));
  const own = await valuesOfEmpresa(db, empresa.id);
  const agent = (await agentOfNif(db, empresa.id, seller.nif, seller.pais)) ?? null;
  const last = agent ? await findDarrera(db, empresa.id, agent.id) : undefined;
  const arbre = await arbreOf(db, empresa.id, language);
  const known = last && fieldsOf(last).linies[0]?.tipus_despesa_fk;
  const { given, avisos } = despesaOf(factura, {
    agent,
    nom: seller.nom,
    tipusDespesa: known && arbre.has(known) ? known : null,
  });
  const enEuros = factura.moneda === 'EUR';
  const read = fieldsOfNew(enEuros ? given : senseImports(given), {
    agent,
    arbre,
    iva: await ivaOfEmpresa(context),
    today: clock.today(),
  });
  const imports = importsOfFields(read);
  const other = (enEuros ? [factura.total, factura.escrit ?? factura.total] : []).find(
    (total) => total !== imports.total,
  );
  if (other !== undefined)
    avisos.push({
      codi: 'facturae_total',
      cami: '',
      // In the words of the file, which takes what is withheld off its total.
      params:
        other === factura.total
          ? { total: other / 100, calculat: imports.total / 100 }
          : { total: factura.dit / 100, calculat: (imports.total - other + factura.dit) / 100 },
    });
  if (agent && ![agent.nom_complet, agent.nom_comercial].some((nom) => semblaNom(seller.nom, nom)))
    avisos.push({
      codi: 'facturae_altre_nom',
      cami: 'agent_fk',
      params: { nom: agent.nom_complet, escrit: seller.nom, nif: seller.nif },
    });
  const proveidor = { nom: seller.nom, nif: seller.nif, nif_pais: seller.pais };
  const { despesa, avisos: substituida } = await ambSubstituida(context, factura, read, proveidor);
  avisos.push(...substituida);
  const twin = await repetida(context, despesa, proveidor, null);
  return {
    versio: textOf(document.arrel, 'FileHeader', 'SchemaVersion'),
    signatura,
    es_nostra: nifKey(buyer.nif) !== '' && nifKey(buyer.nif) === nifKey(own?.nif ?? ''),
    receptor: { nom: buyer.nom, nif: buyer.nif },
    proveidor: {
      agent_fk: agent?.id ?? null,
      nom: seller.nom,
      persona: seller.persona,
      nif: seller.nif,
      adreca: seller.adreca,
      email: seller.email,
      iban: factura.iban,
    },
    despesa,
    // Disbursements are no part of the invoice, and are paid with it.
    total: factura.total - factura.suplits,
    a_pagar: factura.aPagar,
    moneda: factura.moneda,
    avisos: avisos.map(({ codi, cami, params }) => ({
      codi,
      cami,
      missatge: context.text(`avis.${codi}`, params),
    })),
    repetida: twin?.id ?? null,
  };
};

/** Reads an uploaded Facturae: its signature, and the expenses that its invoices would become. Nothing is written. */
const readRebuda = async (
  context: CompanyContext,
  { uploads, files }: Pick<DespesaPorts, 'uploads' | 'files'>,
  pujada: number,
): Promise<{ factures: FacturaeRebuda[] }> => {
  const { fitxer } = await uploads.see(context, pujada);
  if (fitxer.mida > MOST_BYTES) throw new CodedError(422, 'facturae_illegible');
  const document = readFacturae(await buffer(await files.open(fitxer)));
  if (!VERSIONS.includes(textOf(document.arrel, 'FileHeader', 'SchemaVersion')))
    throw new CodedError(422, 'facturae_versio');
  const invoices = childrenOf(findIn(document.arrel, 'Invoices'), 'Invoice');
  if (invoices.length > MOST_FACTURES) throw new CodedError(422, 'facturae_illegible');
  const { motiu, ...said } = checkSignatura(document);
  const signatura = { ...said, motiu: motiu === '' ? '' : context.text(`facturae.motiu.${motiu}`) };
  const read = invoices.map(facturaOf);
  if (read.length === 0 || read.some((one) => one.data === '')) throw new CodedError(422, 'facturae_illegible');
  const factures: FacturaeRebuda[] = [];
  for (const one of read) factures.push(await rebudaOf(context, document, one, signatura));
  return { factures };
};

export const facturaeRebudaHandlers = (ports: Pick<DespesaPorts, 'uploads' | 'files'>): readonly Bound[] => [
  bind(importacioDespesaRoutes.facturae, (context, { body }) => readRebuda(context, ports, body.pujada_fk)),
];
