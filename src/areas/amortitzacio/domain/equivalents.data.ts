/**
 * What a row of one table is in the other. Neither norm says it: it follows from what their rows name (Orden 27-03-1998, anexo;
 * LIS 27/2014, 12.1.a). Confidence C for livestock and crops, which the second does not name; B for the rest.
 */
export const A_SOCIETATS: Readonly<Record<string, string>> = {
  'S-1': 'L-edifici-comercial',
  'S-2': 'L-altres',
  'S-3': 'L-maquinaria',
  'S-4': 'L-transport-extern',
  'S-5': 'L-informatica',
  'S-6': 'L-utils',
  'S-7': 'L-altres',
  'S-8': 'L-altres',
  'S-9': 'L-altres',
  'S-10': 'L-altres',
};
/** Where the kind of good says more than the row does: `row kind`. */
export const A_SOCIETATS_PER_TIPUS: Readonly<Record<string, string>> = {
  'S-2 24': 'L-mobiliari',
  'S-2 25': 'L-installacio',
  'S-5 33': 'L-programari',
};
export const A_SIMPLIFICADA: Readonly<Record<string, string>> = {
  'L-obra-civil': 'S-1',
  'L-paviments': 'S-2',
  'L-mineria': 'S-2',
  'L-central-hidraulica': 'S-2',
  'L-central-nuclear': 'S-2',
  'L-central-carbo': 'S-2',
  'L-central-renovable': 'S-2',
  'L-central-altres': 'S-2',
  'L-edifici-industrial': 'S-1',
  'L-terreny-abocador': 'S-2',
  'L-magatzem': 'S-1',
  'L-edifici-comercial': 'S-1',
  'L-subestacio': 'S-2',
  'L-cables': 'S-2',
  'L-installacio': 'S-2',
  'L-maquinaria': 'S-3',
  'L-equip-medic': 'S-2',
  'L-ferrocarril': 'S-4',
  'L-vaixells-aeronaus': 'S-4',
  'L-transport-intern': 'S-4',
  'L-transport-extern': 'S-4',
  'L-camions': 'S-4',
  'L-mobiliari': 'S-2',
  'L-roba': 'S-2',
  'L-vidre': 'S-2',
  'L-utils': 'S-6',
  'L-motlles': 'S-6',
  'L-parament-altres': 'S-2',
  'L-electronica': 'S-2',
  'L-informatica': 'S-5',
  'L-programari': 'S-5',
  'L-cinema': 'S-2',
  'L-altres': 'S-2',
};
