import { dataText } from './format.ts';
import { campsDelText, type Sha256 } from './huella.ts';
import { campDelXml, huellaDelXml } from './xml.ts';

/** A record as it is kept. */
export interface Baula {
  readonly ordre: number;
  readonly tipus: 'alta' | 'anulacio';
  readonly numserie: string;
  /** Calendar date. */
  readonly data_expedicio: string;
  /** The exact text that was hashed. */
  readonly text: string;
  readonly huella: string;
  readonly huella_anterior: string;
  readonly xml: string;
  /** SHA-256 of the stored XML. */
  readonly xml_suma: string;
}

/**
 * What may be wrong of a record: its text or its hash was changed, it does not follow the one before, one is missing or
 * repeated, its XML was changed or says something else, or what lists show of it does; `final`: the last ones are missing.
 */
export const TRENCAMENTS = ['text', 'huella', 'anterior', 'ordre', 'xml', 'dades', 'final'] as const;
export interface Trencament {
  readonly ordre: number;
  readonly numserie: string;
  readonly que: (typeof TRENCAMENTS)[number];
}

/** What a record has to follow: the one before, or the start of the chain. */
export interface Punt {
  readonly ordre: number;
  readonly huella: string;
}
export const INICI: Punt = { ordre: 0, huella: '' };

const ownFaults = (baula: Baula, sha256: Sha256): Trencament['que'][] => {
  const faults: Trencament['que'][] = [];
  const computed = sha256(baula.text);
  const inXml = huellaDelXml(baula.xml);
  // Three copies of one thing: whichever differs from the other two was changed.
  if (computed !== baula.huella) faults.push(inXml === baula.huella ? 'text' : 'huella');
  const camps = campsDelText(baula.tipus, baula.text);
  const xmlSays = camps !== null && [...camps].every(([nom, value]) => campDelXml(baula.xml, nom) === value);
  if (faults.length === 0 && camps === null) faults.push('text');
  const changed = sha256(baula.xml) !== baula.xml_suma;
  if (changed || (faults.length === 0 && (!xmlSays || inXml !== baula.huella))) faults.push('xml');
  const suffix = baula.tipus === 'alta' ? '' : 'Anulada';
  if (
    camps !== null &&
    faults.length === 0 &&
    (camps.get(`NumSerieFactura${suffix}`) !== baula.numserie ||
      camps.get(`FechaExpedicionFactura${suffix}`) !== dataText(baula.data_expedicio))
  )
    faults.push('dades');
  return faults;
};

/** Every break of a record, given what goes before it. */
export const trencamentsOf = (abans: Punt, baula: Baula, sha256: Sha256): readonly Trencament[] => {
  const faults = ownFaults(baula, sha256);
  if (baula.ordre !== abans.ordre + 1) faults.push('ordre');
  const said = campsDelText(baula.tipus, baula.text)?.get('Huella');
  if (baula.huella_anterior !== abans.huella || (said !== undefined && said !== abans.huella)) faults.push('anterior');
  const { ordre, numserie } = baula;
  return [...new Set(faults)].map((que) => ({ ordre, numserie, que }));
};

/** Walks records in their order, in as many parts as they come. `acaba` holds the end against what the chain should end in. */
export const recorregut = (sha256: Sha256) => {
  let punt = INICI;
  let registres = 0;
  const trencaments: Trencament[] = [];
  return {
    passa: (baules: readonly Baula[]): void => {
      for (const baula of baules) {
        trencaments.push(...trencamentsOf(punt, baula, sha256));
        punt = { ordre: baula.ordre, huella: baula.huella };
        registres += 1;
      }
    },
    acaba: (cap: Punt): { readonly registres: number; readonly trencaments: readonly Trencament[] } => {
      if (punt.ordre !== cap.ordre || (punt.huella !== cap.huella && trencaments.length === 0))
        trencaments.push({ ordre: cap.ordre, numserie: '', que: 'final' });
      return { registres, trencaments };
    },
  };
};
