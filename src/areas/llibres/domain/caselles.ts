/** A box of a form: its amount in cents and the lines behind it, in the order of the books. */
export interface Casella {
  readonly import: number;
  readonly linies: readonly string[];
  /** What each of them brings to it. */
  readonly aporta?: ReadonlyMap<string, number>;
}
export type Caselles = ReadonlyMap<string, Casella>;

/** Boxes while they are being filled. */
export class Recompte {
  readonly #boxes = new Map<string, { import: number; linies: string[]; aporta: Map<string, number> }>();

  /** Adds an amount to a box; a line stands once in each, whatever it adds. */
  posa(codi: string, amount: number, linia: string | null): void {
    let box = this.#boxes.get(codi);
    if (!box) {
      box = { import: 0, linies: [], aporta: new Map() };
      this.#boxes.set(codi, box);
    }
    box.import += amount;
    if (linia === null) return;
    if (!box.aporta.has(linia)) box.linies.push(linia);
    box.aporta.set(linia, (box.aporta.get(linia) ?? 0) + amount);
  }

  /** Writes a box that is worked out of others: it has no lines of its own. */
  calcula(codi: string, amount: number): void {
    this.#boxes.set(codi, { import: amount + 0, linies: [], aporta: new Map() });
  }

  import(codi: string): number {
    return this.#boxes.get(codi)?.import ?? 0;
  }

  suma(codis: readonly string[]): number {
    return codis.reduce((total, codi) => total + this.import(codi), 0);
  }

  caselles(): Caselles {
    return this.#boxes;
  }
}

export const importOf = (caselles: Caselles, codi: string): number => caselles.get(codi)?.import ?? 0;
