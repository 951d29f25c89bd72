import { withoutBlankLinies } from '#areas/fiscal/web/index.tsx';
import type { FieldSpec } from '#web/ui/form/form-types.ts';
import { BLANK_FACTURA } from '../contract/blank.ts';
import type { Periodica, Plantilla, periodicaFields } from '../contract/periodiques.ts';
import type { T } from './words.ts';

/** What a person writes of a recurring invoice. */
export type PeriodicaValues = Omit<
  Pick<Periodica, keyof typeof periodicaFields>,
  'inici' | 'agent_fk' | 'plantilla'
> & {
  readonly inici: string | null;
  readonly agent_fk: number | null;
  readonly plantilla: Plantilla;
};

export const blankPeriodica = (inici: string, linies: Plantilla['linies']): PeriodicaValues => {
  const { serie, idioma, clau_regim, descomptes, carrecs, recarrec_equivalencia, retencio } = BLANK_FACTURA;
  const { forma_pagament, iban, mostrar_iban, observacions, notes, etiquetes, referencies } = BLANK_FACTURA;
  return {
    nom: '',
    periodicitat: 'mensual',
    inici,
    final: null,
    accio: 'esborrany',
    dies_venciment: 30,
    activa: true,
    agent_fk: null,
    treball_fk: null,
    plantilla: {
      tipus: 'ordinaria',
      ...{ serie, idioma, clau_regim, linies, descomptes, carrecs, recarrec_equivalencia, retencio },
      ...{ forma_pagament, iban, mostrar_iban, observacions, notes, etiquetes, referencies },
    },
  };
};

export const valuesOfPeriodica = (one: Periodica): PeriodicaValues => ({
  nom: one.nom,
  periodicitat: one.periodicitat,
  inici: one.inici,
  final: one.final,
  accio: one.accio,
  dies_venciment: one.dies_venciment,
  activa: one.activa,
  agent_fk: one.agent_fk,
  treball_fk: one.treball_fk,
  plantilla: one.plantilla,
});

export const sentPlantilla = (plantilla: Plantilla): Plantilla => ({
  ...plantilla,
  // The choice of the usual series is null in the form.
  serie: (plantilla.serie as string | null) ?? '',
  linies: withoutBlankLinies(plantilla.linies),
});

export const periodicaFieldSpecs = (t: T): Record<string, FieldSpec> => ({
  nom: { label: t('factura.periodica.nom'), required: true },
  periodicitat: { label: t('factura.periodica.periodicitat') },
  inici: { label: t('factura.periodica.inici'), required: true },
  final: { label: t('factura.periodica.final') },
  accio: { label: t('factura.periodica.accio') },
  dies_venciment: { label: t('factura.periodica.dies_venciment') },
  activa: { label: t('factura.periodica.activa') },
  agent_fk: { label: t('factura.camp.agent_fk'), required: true },
  treball_fk: { label: t('factura.camp.treball_fk') },
  plantilla: { label: t('factura.periodica.plantilla') },
  'plantilla.serie': { label: t('factura.camp.serie') },
  'plantilla.forma_pagament': { label: t('factura.camp.forma_pagament') },
  'plantilla.iban': { label: t('factura.camp.iban') },
  'plantilla.observacions': { label: t('factura.camp.observacions') },
});
