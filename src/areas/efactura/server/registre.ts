import type { z } from 'zod';
import { countEmpreses, valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import type { FacturaEmesa, registreResumSchema } from '#areas/factura/contract/schemas.ts';
import { foldWords } from '#kernel/fold.ts';
import type { Producer } from '#server/config.ts';
import type { Engine, Executor } from '#server/database/tables.ts';
import type { Context } from '#server/http/context.ts';
import { altaOf, anulacioOf } from '../domain/verifactu/alta.ts';
import { INICI, type Trencament, trencamentsOf } from '../domain/verifactu/cadena.ts';
import { campsDelText, textAlta, textAnulacio } from '../domain/verifactu/huella.ts';
import { qrUrl } from '../domain/verifactu/qr.ts';
import type { Anterior, Encaix } from '../domain/verifactu/registre.ts';
import { xmlAlta, xmlAnulacio } from '../domain/verifactu/xml.ts';
import { baulaOf } from './registre-comprova.ts';
import { insertComprovacio } from './registre-comprovacio-store.ts';
import { momentText } from './registre-moment.ts';
import { newInstallacio, sha256, sistemaOf } from './registre-sistema.ts';
import {
  advanceCadena,
  type CadenaRow,
  holdCadena,
  insertRegistre,
  type RegistreRow,
  readRegistres,
  registresOfFactures,
} from './registre-store.ts';

export type RegistreResum = z.infer<typeof registreResumSchema>;
type Writing = Pick<Context, 'db' | 'database'>;

/** Takes the head of a company's chain until the transaction ends: records of one company are made one after another. */
export const agafaCadena = (db: Executor, engine: Engine, empresaId: number): Promise<CadenaRow> =>
  holdCadena(db, engine, empresaId, newInstallacio());

const anteriorOf = (cap: CadenaRow): Anterior | null =>
  cap.ultim_ordre === 0
    ? null
    : {
        IDEmisorFactura: cap.ultim_nif,
        NumSerieFactura: cap.ultim_numserie,
        FechaExpedicionFactura: cap.ultim_data,
        Huella: cap.ultim_huella,
      };

/** The last record is looked at before the next one. A break is kept and told; it never stops an invoice. */
const checkLast = async (db: Executor, cap: CadenaRow, quan: string): Promise<void> => {
  if (cap.ultim_ordre === 0) return;
  const rows = await readRegistres(db, cap.empresa_fk, {
    despres: cap.ultim_ordre - 2,
    fins: cap.ultim_ordre,
    limit: 2,
  });
  const last = rows.find((row) => row.ordre === cap.ultim_ordre);
  const before = rows.find((row) => row.ordre === cap.ultim_ordre - 1);
  const found: Trencament[] = last
    ? [...trencamentsOf(before ? baulaOf(before) : INICI, baulaOf(last), sha256)]
    : [{ ordre: cap.ultim_ordre, numserie: cap.ultim_numserie, que: 'final' }];
  if (last && last.huella !== cap.ultim_huella && found.length === 0)
    found.push({ ordre: last.ordre, numserie: last.numserie, que: 'huella' });
  if (found.length > 0)
    await insertComprovacio(db, cap.empresa_fk, { quan, origen: 'previa', registres: 1, detall: found });
};

interface Fet {
  readonly tipus: RegistreRow['tipus'];
  readonly text: string;
  readonly id: Omit<Anterior, 'Huella'>;
  xml(huella: string): string;
}

/** Makes a record and puts it at the end of its company's chain. */
const encadena = async (
  { db, database }: Writing,
  producer: Producer | null,
  emesa: FacturaEmesa,
  quan: string,
  make: (encaix: Encaix, cap: CadenaRow) => Promise<Fet>,
): Promise<void> => {
  const { empresa_fk, numero } = emesa;
  if (emesa.tipus === 'proforma' || numero === null) throw new Error('only an issued invoice has a record');
  const cap = await agafaCadena(db, database.engine, empresa_fk);
  await checkLast(db, cap, quan);
  const verifactu = (await valuesOfEmpresa(db, empresa_fk))?.verifactu ?? { mode: 'cap', entorn: 'proves' };
  const { IDEmisorFactura: nif, NombreRazonEmisor: nom } = altaOf(emesa);
  const sistema = sistemaOf(
    producer,
    { nom, nif },
    {
      installacio: cap.installacio,
      empreses: await countEmpreses(db),
    },
  );
  const anterior = anteriorOf(cap);
  const moment = momentText(quan);
  const { tipus, text, id, xml: write } = await make({ anterior, sistema, moment }, cap);
  const huella = sha256(text);
  const xml = write(huella);
  const ordre = cap.ultim_ordre + 1;
  await insertRegistre(db, {
    empresa_fk,
    ordre,
    tipus,
    factura_fk: emesa.id,
    numserie: id.NumSerieFactura,
    data_expedicio: emesa.data,
    text,
    huella,
    huella_anterior: anterior?.Huella ?? '',
    xml,
    xml_suma: sha256(xml),
    moment,
    sistema: JSON.stringify(sistema),
    mode: verifactu.mode,
    entorn: verifactu.entorn,
    estat: verifactu.mode === 'verifactu' ? 'pendent' : 'no_enviat',
    cerca: foldWords(numero),
    creat: quan,
  });
  await advanceCadena(db, empresa_fk, {
    ultim_ordre: ordre,
    ultim_nif: id.IDEmisorFactura,
    ultim_numserie: id.NumSerieFactura,
    ultim_data: id.FechaExpedicionFactura,
    ultim_huella: huella,
  });
};

/** Writes the record of an invoice that is being issued, in the transaction of the context. */
export const registraAlta =
  (producer: Producer | null) =>
  (context: Writing, emesa: FacturaEmesa, quan: string): Promise<void> =>
    encadena(context, producer, emesa, quan, async (encaix) => {
      const cos = altaOf(emesa);
      return {
        tipus: 'alta',
        text: textAlta(cos, encaix),
        id: cos,
        xml: (huella) => xmlAlta(cos, encaix, huella),
      };
    });

/** Writes the record that annuls an invoice issued by mistake. */
export const registraAnulacio =
  (producer: Producer | null) =>
  (context: Writing, emesa: FacturaEmesa, quan: string): Promise<void> =>
    encadena(context, producer, emesa, quan, async (encaix) => {
      const made = await registresOfFactures(context.db, emesa.empresa_fk, [emesa.id]);
      const enviat = made.some((row) => row.tipus === 'alta' && row.estat !== 'no_enviat');
      const cos = anulacioOf(emesa, { enviat });
      return {
        tipus: 'anulacio',
        text: textAnulacio(cos, encaix),
        id: {
          IDEmisorFactura: cos.IDEmisorFacturaAnulada,
          NumSerieFactura: cos.NumSerieFacturaAnulada,
          FechaExpedicionFactura: cos.FechaExpedicionFacturaAnulada,
        },
        xml: (huella) => xmlAnulacio(cos, encaix, huella),
      };
    });

/** Address of the code on paper: where records are sent, and nothing is sent yet but to the agency's tests. */
const qrOf = (row: RegistreRow): string | null => {
  if (row.tipus !== 'alta' || row.mode !== 'verifactu' || row.entorn !== 'proves') return null;
  const camps = campsDelText('alta', row.text);
  return qrUrl(
    { entorn: row.entorn, verificable: true },
    {
      nif: camps?.get('IDEmisorFactura') ?? '',
      numserie: row.numserie,
      fecha: camps?.get('FechaExpedicionFactura') ?? '',
      importe: camps?.get('ImporteTotal') ?? '',
    },
  );
};

/** Records of some invoices, in the order in which they were made. */
export const registresOf = async (
  db: Executor,
  empresaId: number,
  facturaIds: readonly number[],
): Promise<ReadonlyMap<number, RegistreResum[]>> => {
  const found = new Map<number, RegistreResum[]>();
  for (const row of await registresOfFactures(db, empresaId, facturaIds)) {
    const { ordre, huella, moment } = row;
    const told: RegistreResum = {
      ordre,
      tipus: row.tipus as RegistreResum['tipus'],
      huella,
      quan: moment,
      estat: row.estat as RegistreResum['estat'],
      entorn: row.entorn as RegistreResum['entorn'],
      qr: qrOf(row),
    };
    found.set(row.factura_fk, [...(found.get(row.factura_fk) ?? []), told]);
  }
  return found;
};
