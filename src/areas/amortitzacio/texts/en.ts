import type { ca } from './ca.ts';

export const en: Record<keyof typeof ca, string> = {
  'amortitzacio.defecte.residual_incorrecte': 'The residual value has to be from nought to the price of the good.',
  'amortitzacio.defecte.percentatge_massa_alt': 'The percentage is over the most of the table, {maxim} %.',
  'amortitzacio.defecte.percentatge_massa_baix':
    'With this percentage the good would take over {anys} years. The least is {minim} %.',
  'amortitzacio.defecte.baixa_abans_de_l_us': 'It goes out of use before its use starts. Correct one of the two dates.',
  'amortitzacio.defecte.lliure_massa': 'What is written off freely is over the price less the residual value.',
  'amortitzacio.defecte.lliure_massa_car': 'The good costs too much to be written off freely as a small one.',
  'amortitzacio.defecte.lliure_massa_any': 'Small goods of {exercici} are together over the most of the year.',
  'amortitzacio.defecte.coeficient_sense': 'Choose which row of the table the good belongs to.',
  'amortitzacio.defecte.coeficient_no_vigent': 'This row of the table did not stand when its use started.',
};
