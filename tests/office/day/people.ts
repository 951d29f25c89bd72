import { Secret, TOTP } from 'otpauth';
import { CONDICIONS_VERSIO } from '#areas/referencia/server/index.ts';
import { type Day, steps } from './step.ts';

const NEW_PASSWORD = 'sorra-i-grava-26';
const codeOf = (secret: string, now: number, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + shift * 30_000 });
const tokenOf = (enllac: string): string => enllac.split('/').at(-1) ?? '';
const guest = (day: Day, name: string) => ({
  nom: 'Convidada',
  cognoms: 'Exemple',
  email: `${name}-${day.stamp}@exemple.cat`,
  rol: 'lector',
  idioma_fk: 'ca',
});

/** Group «users»: the own account, then the people of the company. */
export const peopleSteps = steps([
  { call: 'usuari.primeraConfiguracioEstat' },
  {
    call: 'usuari.primeraConfiguracio',
    given: () => ({
      body: {
        persona: { nom: 'A', cognoms: 'B', email: 'a@exemple.cat', contrasenya: NEW_PASSWORD, idioma_fk: 'ca' },
        empresa: { nom_fiscal: 'Prova, SL', tipus_persona: 'E', nif: '' },
      },
    }),
    status: 409,
  },
  {
    call: 'usuari.login',
    given: (_day, by) => ({ body: { usuari: by.usuari, contrasenya: by.contrasenya, plataforma: 'web' } }),
  },
  { call: 'usuari.session' },
  {
    call: 'usuari.acceptConds',
    given: () => ({ body: { versio: CONDICIONS_VERSIO, idioma_fk: 'es' } }),
    unseen: 'the conditions were accepted before',
  },
  { call: 'usuari.idioma', given: (_day, by) => ({ params: { id: by.usuariId }, body: { idioma_fk: 'es' } }) },
  {
    call: 'usuari.saveExercici',
    seenIn: ['empresa'],
    given: (day, by) => ({ params: { id: by.usuariId }, body: { empresaId: day.empresaId, exercici: 2025 } }),
  },
  { call: 'usuari.exercicis', given: (_day, by) => ({ params: { id: by.usuariId } }) },
  { call: 'usuari.check', given: (day) => ({ query: { usuari: `lliure-${day.stamp}` } }) },
  {
    call: 'usuari.get',
    given: (_day, by) => ({ params: { id: by.usuariId } }),
    keep: (day, answer, by) => {
      day.made[`versio-${by.usuariId}`] = answer.versio;
    },
  },
  {
    call: 'usuari.update',
    given: async (_day, by) => {
      const { versio } = await by.ok('usuari.get', { params: { id: by.usuariId } });
      return { params: { id: by.usuariId }, body: { versio, cognoms: 'Canviats Exemple' } };
    },
    // Another device, which is closed below.
    keep: async (_day, _answer, by) => {
      await by.login();
    },
  },
  {
    call: 'usuari.invite',
    given: (day) => ({ body: guest(day, 've') }),
    keep: (day, answer) => {
      day.made['enllac'] = tokenOf(answer.enllac);
    },
  },
  { call: 'usuari.document', given: () => ({ query: { documentType: 'csv' } }) },
  {
    call: 'usuari.list',
    given: (_day, by) => ({ params: { id: by.usuariId } }),
    keep: (day, { items }) => {
      day.made['invitacio'] = items.find(
        ({ email }: { email: string }) => email === guest(day, 've').email,
      )?.invitacio_fk;
    },
  },
  { call: 'usuari.invitacio', given: (day) => ({ params: { token: day.made['enllac'] } }) },
  {
    call: 'usuari.inviteAgain',
    given: (day) => ({ params: { id: day.made['invitacio'] } }),
    keep: (day, answer) => {
      day.made['enllac'] = tokenOf(answer.enllac);
    },
  },
  {
    call: 'usuari.accept',
    given: (day) => ({ params: { token: day.made['enllac'] }, body: { contrasenya: NEW_PASSWORD } }),
    keep: (day, answer) => {
      day.made['convidat'] = answer.sessio.usuari.id;
    },
  },
  {
    call: 'usuari.invite',
    given: (day) => ({ body: guest(day, 'no-ve') }),
    keep: async (day, _answer, by) => {
      const { items } = await by.ok('usuari.list', { params: { id: by.usuariId } });
      day.made['invitacio'] = items.find(
        ({ email }: { email: string }) => email === guest(day, 'no-ve').email,
      )?.invitacio_fk;
    },
  },
  { call: 'usuari.uninvite', given: (day) => ({ params: { id: day.made['invitacio'] } }) },
  {
    call: 'usuari.recoverFor',
    given: (day) => ({ params: { id: day.made['convidat'] } }),
    keep: (day, answer) => {
      day.made['recuperacio'] = tokenOf(answer.enllac);
    },
    unseen: 'told only to who holds the link, which is used below',
  },
  { call: 'usuari.recovery', given: (day) => ({ params: { token: day.made['recuperacio'] } }) },
  {
    call: 'usuari.setPassword',
    given: (day) => ({ params: { token: day.made['recuperacio'] }, body: { contrasenya: 'guix-i-sorra-26' } }),
    unseen: 'a password is answered by no reading',
  },
  {
    call: 'usuari.recover',
    given: (day) => ({ body: { usuari: guest(day, 've').email } }),
    unseen: 'it answers the same whether the user exists or not',
  },
  { call: 'usuari.remove', given: (day) => ({ params: { id: day.made['convidat'] } }) },
  {
    call: 'usuari.dispositius',
    given: (_day, by) => ({ params: { id: by.usuariId } }),
    keep: (day, answer, by) => {
      day.made[`sessio-${by.usuariId}`] = answer.find(({ actual }: { actual: boolean }) => !actual)?.id;
    },
  },
  {
    call: 'usuari.closeDevice',
    given: (day, by) => ({ params: { id: by.usuariId, sid: day.made[`sessio-${by.usuariId}`] } }),
  },
  {
    call: 'usuari.closeOthers',
    given: async (_day, by) => {
      await by.login();
      return { params: { id: by.usuariId } };
    },
  },
  {
    call: 'usuari.logout',
    given: async (_day, by) => ({ token: await by.login() }),
    unseen: 'the session that ended is the one that would read it',
  },
  {
    call: 'usuari.proposeFactor',
    given: (_day, by) => ({ params: { id: by.usuariId }, body: { contrasenya: by.contrasenya } }),
    keep: (day, answer, by) => {
      day.made[`secret-${by.usuariId}`] = answer.secret;
    },
    unseen: 'nothing changes until a code of it is confirmed',
  },
  {
    call: 'usuari.confirmFactor',
    given: (day, by) => {
      const secret = day.made[`secret-${by.usuariId}`];
      return {
        params: { id: by.usuariId },
        body: { contrasenya: by.contrasenya, secret, codi: codeOf(secret, day.made['ara']()) },
      };
    },
    keep: (day, answer, by) => {
      day.made[`codis-${by.usuariId}`] = answer.codis;
    },
  },
  {
    call: 'usuari.removeFactor',
    given: (day, by) => ({
      params: { id: by.usuariId },
      body: { contrasenya: by.contrasenya, codi: day.made[`codis-${by.usuariId}`][0] },
    }),
  },
  {
    call: 'usuari.contrasenya',
    given: (_day, by) => ({ params: { id: by.usuariId }, body: { actual: by.contrasenya, nova: NEW_PASSWORD } }),
    keep: (_day, _answer, by) => {
      by.contrasenya = NEW_PASSWORD;
    },
    unseen: 'a password is answered by no reading',
  },
]);
