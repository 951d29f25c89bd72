import type { SchemaMaker } from '#server/database/schema.ts';

/** Photos and papers of an answer may go in the annex of the reports, like files of the work; none does until it is said. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('resultat_arxiu', { annex: ['flag!', '0'] });
};
