import { esComunitari, nifIvaImpossible } from '#areas/fiscal/domain/nif-iva.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import type { ProblemaRegistre } from './ports.ts';

/** Certifications of public works: books take no reverse charge under it. */
const CERTIFICACIONS = '14';
/** Rate of what is given to non-profit entities (LIVA, art. 91.Cuatro), and the tax ids of those. */
const IVA_DONATIUS = 17;
const SENSE_AFANY = /^[RGQNW]/;

/** What books would tell late of an issued invoice: its key, its rate or its receiver's number do not go together. */
export const ofRegim = ({ clau_regim, linies, receptor }: FacturaEmesa): ProblemaRegistre[] => {
  const lines = linies.map((linia, place) => ({ linia, place })).filter(({ linia }) => linia.tipus === 'linia');
  const isp = lines.find(({ linia }) => linia.regim === 'isp');
  const intra = lines.find(({ linia }) => linia.causa === 'E5');
  const donatiu = lines.find(({ linia }) => linia.iva_fk === IVA_DONATIUS);
  const { nif = '', nif_pais = 'ES' } = receptor?.copia ?? {};
  const problems: ProblemaRegistre[] = [];
  if (isp && clau_regim === CERTIFICACIONS) problems.push({ codi: 'isp_clau', cami: 'clau_regim', nivell: 'avis' });
  if (donatiu && nif.trim() !== '' && !SENSE_AFANY.test(nif.trim().toUpperCase()))
    problems.push({
      codi: 'donatiu_receptor',
      cami: `linies.${donatiu.place}.iva_fk`,
      nivell: 'avis',
      params: { nif },
    });
  if ((isp || intra) && nif.trim() !== '' && esComunitari(nif_pais) && nifIvaImpossible(nif, nif_pais, true))
    problems.push({ codi: 'receptor_nif_iva', cami: 'agent.nif', nivell: 'avis', params: { nif } });
  return problems;
};
