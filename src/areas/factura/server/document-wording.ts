import { paperWordings } from '#areas/fiscal/server/index.ts';
import { paperTexts } from '../texts/paper.ts';

/** Words and amounts of an invoice's papers, in their language. */
export const paperWording = paperWordings(paperTexts);
