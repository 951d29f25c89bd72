import { createHash, randomUUID } from 'node:crypto';
import type { Producer } from '#server/config.ts';
import { VERSION } from '#server/version.ts';
import type { SistemaInformatico } from '../domain/verifactu/registre.ts';

/** What the producer's declaration and every record say alike. */
export const SISTEMA = {
  nom: 'Obra i Control',
  codi: 'OC',
  versio: VERSION,
  nomesVerifactu: 'S',
  multiplesObligats: 'S',
} as const;

/** The program as a record says it. Where nobody has declared to be its producer it is the issuer, who runs it as its own. */
export const sistemaOf = (
  producer: Producer | null,
  emissor: { readonly nom: string; readonly nif: string },
  { installacio, empreses }: { readonly installacio: string; readonly empreses: number },
): SistemaInformatico => ({
  NombreRazon: (producer ?? emissor).nom,
  NIF: (producer ?? emissor).nif,
  NombreSistemaInformatico: SISTEMA.nom,
  IdSistemaInformatico: SISTEMA.codi,
  Version: SISTEMA.versio,
  NumeroInstalacion: installacio,
  TipoUsoPosibleSoloVerifactu: SISTEMA.nomesVerifactu,
  TipoUsoPosibleMultiOT: SISTEMA.multiplesObligats,
  IndicadorMultiplesOT: empreses > 1 ? 'S' : 'N',
});

/** A number that no other installation of the product has had, nor will. */
export const newInstallacio = (): string => randomUUID();

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();
