import type { Executor } from '#server/database/tables.ts';

/** What the bank asks of others: the application joins them. */
export interface BancPorts {
  /** Works of a company whose plan has an item, or a check, each as it is named. */
  treballsAmb(
    db: Executor,
    empresaId: number,
    que: 'partida' | 'comprovacio',
    id: number,
  ): Promise<readonly { readonly id: number; readonly nom: string }[]>;
}
