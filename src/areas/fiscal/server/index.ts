export { emissorOf, liniaEmesaOf } from './emes.ts';
export { paperTable } from './paper-lines.ts';
export { paperEmissor, paperFoot, paperLanguage, paperReceptor } from './paper-parts.ts';
export { paperBases, paperIrpf, type Suma } from './paper-sums.ts';
export { type PaperWording, paperWordings } from './paper-wording.ts';
export { preusFixats, priced, rateFaults, TIPUS, totalsOfEscrit } from './written.ts';
