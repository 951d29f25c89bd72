/**
 * Every room, and the rooms whose domain its own domain may lean on. What the house knows of its rooms starts here: a
 * folder that is not listed is refused, and so is an import that is not declared.
 */
export const LEANING: Readonly<Record<string, readonly string[]>> = {
  usuari: [],
  correu: [],
  empresa: ['fiscal'],
  agent: ['fiscal'],
  fiscal: [],
  treball: [],
  pressupost: ['fiscal'],
  factura: ['fiscal'],
  efactura: ['fiscal', 'factura'],
  despesa: ['fiscal'],
  banc: [],
  proces: ['banc'],
  resultat: ['proces', 'formigo', 'treball'],
  formigo: [],
  informe: ['formigo', 'proces', 'resultat'],
  referencia: [],
  tauler: [],
  amortitzacio: [],
  llibres: ['fiscal'],
};

/** The floors that a room may have. */
export const FLOORS = ['domain', 'contract', 'server', 'web', 'texts'] as const;
