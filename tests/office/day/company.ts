import { certificateFile, P12_PASSWORD } from '#tests/support/certificates/files.ts';
import { PNG } from '#tests/support/upload.ts';
import { type Answer, type Day, steps } from './step.ts';

const ofDay = (day: Day) => ({ params: { id: day.empresaId } });
const certificat = (day: Day) => ({
  ...ofDay(day),
  body: { fitxer: certificateFile('nou').toString('base64'), contrasenya: P12_PASSWORD },
});

/** Group «company», with its mail server and its letters. */
export const companySteps = steps([
  { call: 'empresa.list' },
  { call: 'empresa.document', given: () => ({ query: { documentType: 'csv' } }) },
  {
    call: 'empresa.get',
    given: ofDay,
    keep: (day, answer) => {
      day.made['empresa'] = answer.versio;
    },
  },
  {
    call: 'empresa.update',
    given: (day) => ({
      ...ofDay(day),
      body: {
        versio: day.made['empresa'],
        nom_comercial: `Despatx ${day.stamp}`,
        nif: 'B12345674',
        adreca: { via: 'Carrer Fictici, 12', codi_postal: '08015', poblacio: 'Barcelona' },
        color: '#1f5673',
        logo: `data:image/png;base64,${PNG.toString('base64')}`,
        comptes: [{ iban: 'ES9121000418450200051332', nom: 'Compte', per_defecte: true }],
      },
    }),
  },
  {
    call: 'empresa.posa_logo',
    given: async (day, by) => ({ ...ofDay(day), body: { pujada_fk: await by.upload('logo.png', PNG) } }),
    keep: (day, answer) => {
      day.made['empresa'] = answer.versio;
    },
  },
  {
    call: 'empresa.updateSmtp',
    given: async (day, by) => {
      const kept = await by.ok('empresa.smtp', ofDay(day));
      const body = {
        ...{ versio: kept.smtp?.versio ?? 0, host: '127.0.0.1', port: day.mailPort, seguretat: 'cap', usuari: '' },
        ...{ de_nom: 'Despatx', de_email: 'despatx@exemple.cat' },
      };
      return { ...ofDay(day), body };
    },
  },
  { call: 'empresa.smtp', given: ofDay },
  {
    call: 'empresa.provaSmtp',
    given: (day) => ({ ...ofDay(day), body: { to: 'prova@exemple.cat' } }),
    unseen: 'the letter goes out; nothing is kept',
  },
  {
    call: 'empresa.addCert',
    given: certificat,
    keep: (day, answer) => {
      day.made['certificat'] = answer.certificats[0].id;
    },
  },
  { call: 'empresa.avisos', given: ofDay },
  { call: 'empresa.usos', given: ofDay },
  { call: 'empresa.removeCert', given: (day) => ({ params: { id: day.empresaId, x: day.made['certificat'] } }) },
  { call: 'registre.list', given: ofDay },
  { call: 'registre.document', given: (day) => ({ ...ofDay(day), query: { documentType: 'csv' } }) },
  { call: 'registre.darrera', given: ofDay },
  { call: 'registre.comprova', given: ofDay },
  { call: 'registre.export', given: ofDay },
  { call: 'registre.declaracio' },
  { call: 'registre.declaracioDocument', status: 404 },
  { call: 'correu.document', given: () => ({ query: { documentType: 'csv' } }) },
  {
    call: 'correu.list',
    given: async (day) => {
      await day.settleLetters();
      return {};
    },
    keep: (day, answer) => {
      day.made['correu'] = (answer.items.find(({ estat }: Answer) => estat !== 'enviat') ?? answer.items[0]).id;
    },
  },
  { call: 'correu.get', given: (day) => ({ params: { id: day.made['correu'] } }) },
  {
    call: 'correu.retry',
    given: (day) => ({ params: { id: day.made['correu'] } }),
    unseen: 'the letter goes its way by itself',
  },
  { call: 'correu.arrived', given: (day) => ({ params: { id: day.made['correu'] } }), status: 409 },
  { call: 'empresa.removeSmtp', given: ofDay },
]);

/** Closed, opened, and not deleted while it has works. */
export const closingSteps = steps([
  {
    call: 'empresa.create',
    given: (day) => ({ body: { nom_fiscal: `Una altra ${day.stamp}, SL`, tipus_persona: 'E', nif: '' } }),
    keep: (day, answer) => {
      day.made['nova'] = answer;
    },
  },
  {
    call: 'empresa.baixa',
    given: async (day, by) => {
      const { versio } = await by.ok('empresa.get', ofDay(day));
      return { ...ofDay(day), body: { versio, baixa: true } };
    },
    // Nobody closes the only company that they have.
    status: (by) => (by.elsewhere || by.rol === 'titular' ? 200 : 409),
  },
  {
    call: 'empresa.baixa',
    given: async (day, by) => {
      const { versio } = await by.ok('empresa.get', ofDay(day));
      return { ...ofDay(day), body: { versio, baixa: false } };
    },
  },
  {
    call: 'empresa.tanca_trimestre',
    given: (day) => ({ params: { ...ofDay(day).params, exercici: '2019', trimestre: '2' } }),
  },
  { call: 'empresa.trimestres', given: (day) => ({ ...ofDay(day), query: { exercici: 2019 } }) },
  {
    call: 'empresa.reobre_trimestre',
    given: (day) => ({
      params: { ...ofDay(day).params, exercici: '2019', trimestre: '2' },
      body: { motiu: `Falta un tiquet ${day.stamp}` },
    }),
  },
  { call: 'empresa.remove', given: ofDay, status: 409 },
  {
    call: 'empresa.baixa',
    holder: true,
    given: (day) => ({ params: { id: day.made['nova'].id }, body: { versio: day.made['nova'].versio, baixa: true } }),
  },
  { call: 'empresa.remove', holder: true, given: (day) => ({ params: { id: day.made['nova'].id } }) },
]);
