import { zipSync } from 'fflate';
import { freeName } from '#areas/treball/domain/arxiu.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import type { FacturaPaper } from './document-present.ts';
import { paperWording } from './document-wording.ts';

/**
 * What one compilation holds within the memory of the printer. Measured: a paper with its code takes 2 MB and each of its
 * lines 0.13 MB, so that a paper weighs as sixteen lines; a part comes to some 1.4 GB.
 */
const PART = 10_300;
const PAGE = 16;

/** Papers in parts that are printed each by itself, in their order. */
export const partsOf = (papers: readonly FacturaPaper[]): readonly (readonly FacturaPaper[])[] => {
  const parts: FacturaPaper[][] = [];
  let weight = PART;
  for (const paper of papers) {
    const own = PAGE + paper.emesa.linies.length;
    if (weight + own > PART) {
      parts.push([]);
      weight = 0;
    }
    parts.at(-1)?.push(paper);
    weight += own;
  }
  return parts;
};

const fileSafe = (text: string): string => text.replace(/[\\/:*?"<>|]+/g, '-');

/** What an invoice's file is called, in its own language. */
export const paperName = (emesa: FacturaEmesa, idioma = emesa.idioma): string => {
  const { t } = paperWording(idioma);
  const draft = [t('fitxer.esborrany'), emesa.receptor?.copia.nom_complet].filter(Boolean).join(' ');
  return fileSafe(t('fitxer.factura', { numero: emesa.numero ?? draft }));
};

/** Files as one ZIP. They are compressed already; names that meet are told apart. */
export const zipped = (
  files: readonly { readonly nom: string; readonly contingut: Buffer }[],
  quan: string,
): Buffer => {
  const named = new Map<string, Buffer>();
  for (const { nom, contingut } of files) {
    named.set(
      freeName(nom, (one) => named.has(one)),
      contingut,
    );
  }
  return Buffer.from(zipSync(Object.fromEntries(named), { level: 0, mtime: new Date(quan) }));
};
