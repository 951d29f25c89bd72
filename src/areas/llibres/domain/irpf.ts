/** How the income of a natural person is taxed from an exercise on. */
interface Irpf {
  readonly des_de: number;
  readonly estimacio: 'simplificada' | 'normal';
  readonly exempt_130: boolean;
}
/** What they start from (RIRPF 28, 109). */
const INICIAL = { estimacio: 'simplificada', exempt_130: false } as const;

/** How income is taxed in an exercise: by the last row until it, rows being in order. */
export const regimIrpfDe = (irpf: readonly Irpf[], exercici: number): Pick<Irpf, 'estimacio' | 'exempt_130'> => {
  const { estimacio, exempt_130 } = irpf.findLast(({ des_de }) => des_de <= exercici) ?? INICIAL;
  return { estimacio, exempt_130 };
};
