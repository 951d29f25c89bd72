/** What a bank row is to the rules of the room: identifiers and decimals, no words. */

/** An item to control: a product or a unit of work of one building process and one kind of control. */
export interface Partida {
  readonly id: number;
  readonly proces_fk: number;
  readonly control_fk: number;
  readonly activa: boolean;
  /** First and last project date that it serves, both included; null is open. */
  readonly inici: string | null;
  readonly final: string | null;
  readonly completa: boolean;
  readonly usos: readonly number[];
}

/** What a use asks of a check. */
export interface UsDeComprovacio {
  readonly us_fk: number;
  /** The required value, in words; empty where the use only makes it apply. */
  readonly valor: string;
  readonly obligatori: boolean;
}

/** A check of an item, under its heading. */
export interface Comprovacio {
  readonly id: number;
  readonly categoria_fk: number;
  readonly basic: boolean;
  /** Uses that it applies to; none means whatever the use. */
  readonly usos: readonly UsDeComprovacio[];
}
