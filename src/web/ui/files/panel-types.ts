/** A kept file, as the panel shows it. */
export interface PanelFile {
  readonly id: number;
  readonly nom: string;
  readonly carpeta: string;
  readonly mida: number;
  readonly pujat: string;
  readonly pujat_per: string;
  readonly annex: boolean;
  /** How it is seen in place; null, it is only saved. */
  readonly vista: 'pdf' | 'imatge' | 'conversio' | null;
}

/** What the panel asks of its screen. Each tells its own failures; the kept ones have changed the list by then. */
export interface PanelActions {
  readonly rename: (file: PanelFile, nom: string) => Promise<void>;
  readonly move: (file: PanelFile, carpeta: string) => Promise<void>;
  readonly annex: (file: PanelFile, annex: boolean) => Promise<void>;
  readonly reorder: (ids: readonly number[]) => Promise<void>;
  readonly remove: (file: PanelFile) => Promise<void>;
  readonly renameFolder: (carpeta: string, nom: string) => Promise<void>;
}

/** How files are fetched. */
export interface PanelSource {
  /** The address at which it is seen in place, and what forgets it. */
  readonly view: (file: PanelFile) => Promise<{ readonly url: string; readonly forget: () => void }>;
  readonly save: (file: PanelFile) => Promise<void>;
}
