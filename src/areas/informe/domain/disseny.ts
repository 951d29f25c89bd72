/** The two designs of the document family: logo and rule on top, or a ruled title block at the foot as on a plan. */
export const DISSENYS = ['sobri', 'caixeti'] as const;
export type Disseny = (typeof DISSENYS)[number];
