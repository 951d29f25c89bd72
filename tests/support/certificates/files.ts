import { readFileSync } from 'node:fs';

/** What the files of this folder open with, but `contrasenya-estranya` and `sense-contrasenya`. */
export const P12_PASSWORD = 'obra-de-prova';

/** A certificate file of a fictitious company; see the README of this folder. */
export const certificateFile = (name: string): Buffer => readFileSync(new URL(`./${name}.p12`, import.meta.url));
