/** A box of a form: its amount in cents and the lines behind it, in the order of the books. */
export interface Casella {
  readonly import: number;
  readonly linies: readonly string[];
}
export type Caselles = ReadonlyMap<string, Casella>;

/** Boxes while they are being filled. */
export class Recompte {
  readonly #boxes = new Map<string, { import: number; linies: string[] }>();

  /** Adds an amount to a box; a line stands once in each, whatever it adds. */
  posa(codi: string, amount: number, linia: string | null): void {
    let box = this.#boxes.get(codi);
    if (!box) {
      box = { import: 0, linies: [] };
      this.#boxes.set(codi, box);
    }
    box.import += amount;
    if (linia !== null && box.linies.at(-1) !== linia) box.linies.push(linia);
  }

  /** Writes a box that is worked out of others: it has no lines of its own. */
  calcula(codi: string, amount: number): void {
    this.#boxes.set(codi, { import: amount + 0, linies: [] });
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
