import { funcioId } from '#areas/referencia/server/index.ts';
import { PDF, PNG } from '#tests/support/upload.ts';
import { type Day, steps } from './step.ts';

const ofWork = (day: Day) => ({ params: { id: day.made['treball'] } });
const ofZona = (day: Day) => ({ params: { id: day.made['zona'].id } });
const ofArxiu = (day: Day, name = 'arxiu') => ({ params: { id: day.made['treball'], aid: day.made[name].id } });
const named = (name: string) => (day: Day, answer: Day['made'][string]) => {
  day.made[name] = answer;
};

/** Group «work»: a work, its people, its papers. */
export const workSteps = steps([
  {
    call: 'treball.create',
    given: (day) => ({
      body: {
        nom: `Edifici ${day.stamp}`,
        data_projecte: '2024-02-01',
        control_qualitat: true,
        agents: [{ agent_fk: day.made['agent'].id, funcio_fk: funcioId('PRO') }],
      },
    }),
    keep: (day, answer) => {
      day.made['treball'] = answer.id;
      day.made['treball-versio'] = answer.versio;
    },
  },
  {
    call: 'treball.assigna',
    given: (day) => ({ ...ofWork(day), body: { assigna: [day.made['actor']] } }),
  },
  { call: 'treball.list' },
  { call: 'treball.llistat', given: () => ({ query: { documentType: 'csv' } }) },
  { call: 'treball.expedient' },
  { call: 'treball.get', given: ofWork },
  { call: 'treball.usuaris', given: ofWork },
  {
    call: 'treball.comprova_agent',
    given: (day) => ({ params: { id: day.made['treball'], aid: day.made['agent'].id } }),
  },
  {
    call: 'treball.update',
    given: (day) => ({ ...ofWork(day), body: { versio: day.made['treball-versio'], descripcio: `Text ${day.stamp}` } }),
  },
  {
    call: 'agent.update',
    given: async (day, by) => {
      const { versio } = await by.ok('agent.get', { params: { id: day.made['agent'].id } });
      return { params: { id: day.made['agent'].id }, body: { versio, nom_comercial: `Comercial ${day.stamp}` } };
    },
  },
  { call: 'agent.sincronitza_check', given: (day) => ({ query: { agent_fk: day.made['agent'].id } }) },
  { call: 'agent.sincronitza', given: (day) => ({ query: { agent_fk: day.made['agent'].id } }) },
  {
    call: 'treball.document',
    given: async (day, by) => ({
      ...ofWork(day),
      body: {
        pujades: [await by.upload(`acta-${day.stamp}.pdf`, PDF), await by.upload('foto.png', PNG)],
        carpeta: 'Visites',
      },
    }),
    keep: (day, answer) => {
      [day.made['arxiu'], day.made['foto']] = answer.items;
    },
  },
  { call: 'treball.documents', given: ofWork },
  { call: 'treball.arxiu', given: (day) => ofArxiu(day) },
  {
    call: 'treball.canvia_arxiu',
    given: (day) => ({ ...ofArxiu(day), body: { versio: day.made['arxiu'].versio, nom: 'acta.pdf', annex: true } }),
    keep: named('arxiu'),
  },
  {
    call: 'treball.reordena_documents',
    given: (day) => ({ ...ofWork(day), body: { documentsIds: [day.made['foto'].id, day.made['arxiu'].id] } }),
  },
  { call: 'treball.carpeta', given: (day) => ({ ...ofWork(day), body: { carpeta: 'Visites', nom: 'Actes' } }) },
  {
    call: 'treball.suprimeix_arxiu',
    given: (day) => ofArxiu(day, 'foto'),
    keep: (day, answer) => {
      day.made['desfer'] = answer.desfer.id;
    },
  },
  {
    call: 'treball.posa_logo',
    given: async (day, by) => ({ ...ofWork(day), body: { pujada_fk: await by.upload('logo.png', PNG) } }),
  },
  { call: 'treball.logo', given: ofWork },
  { call: 'treball.treu_logo', given: ofWork },
]);

/** The concrete of the work. */
export const concreteSteps = steps([
  {
    call: 'formigo.createZona',
    given: (day) => ({
      body: {
        treball_fk: day.made['treball'],
        nom: `Pilars ${day.stamp}`,
        estructura: 'PILARS_MURS_PORTANTS',
        designacio: 'HA-30/F/20/XC2',
        volum: 180,
        lots: 2,
        preveu_pastades: false,
      },
    }),
    keep: named('zona'),
  },
  {
    call: 'formigo.limits',
    given: (day) => ({ query: { treball_fk: day.made['treball'] } }),
    keep: (day, answer) => {
      day.made['fila'] = answer.find(({ normativa }: { normativa: string }) => normativa === 'CODI') ?? answer[0];
    },
  },
  {
    call: 'formigo.get',
    given: ofWork,
    keep: named('formigo'),
  },
  {
    call: 'formigo.update',
    given: (day) => ({ ...ofWork(day), body: { versio: day.made['formigo'].versio, notes: `Notes ${day.stamp}` } }),
  },
  {
    call: 'formigo.changeLimit',
    given: (day) => ({
      params: { id: day.made['treball'], fila: day.made['fila'].id },
      body: { valors: { volum: 90 }, motiu: 'Plec de l’obra' },
    }),
  },
  {
    call: 'formigo.restoreLimit',
    given: (day) => ({ params: { id: day.made['treball'], fila: day.made['fila'].id } }),
  },
  { call: 'formigo.zonesEhe', given: ofWork },
  { call: 'formigo.zonesCodi', given: ofWork },
  { call: 'formigo.zonesTotes', given: ofWork },
  { call: 'formigo.zonesDocument', given: (day) => ({ ...ofWork(day), query: { documentType: 'csv' } }) },
  { call: 'formigo.zona', given: ofZona, keep: named('zona') },
  {
    call: 'formigo.updateZona',
    given: (day) => ({ ...ofZona(day), body: { versio: day.made['zona'].versio, observacions: `Vista ${day.stamp}` } }),
  },
  {
    call: 'formigo.seguiment',
    given: (day) => ({
      ...ofZona(day),
      body: {
        pastades: [
          { lot_fk: day.made['zona'].lots[0].id, camps: { resistencia: 34.5, data: '2026-02-01', element: day.stamp } },
        ],
      },
    }),
  },
  { call: 'formigo.pastadesEhe', given: ofWork },
  { call: 'formigo.pastadesCodi', given: ofWork },
  { call: 'formigo.reorderLots', given: (day) => ({ ...ofZona(day), body: { from: 0, to: 1 } }) },
  {
    call: 'formigo.createZona',
    given: (day) => ({
      body: {
        treball_fk: day.made['treball'],
        nom: 'Murs',
        estructura: 'PILARS_MURS_PORTANTS',
        designacio: 'HA-25/F/20/XC2',
        volum: 50,
        preveu_pastades: false,
      },
    }),
    keep: named('segona'),
  },
  { call: 'formigo.reorderZones', given: (day) => ({ body: { treball_fk: day.made['treball'], from: 0, to: 1 } }) },
  { call: 'informe.informes', given: ofWork },
  { call: 'informe.mancances', given: ofWork },
  { call: 'informe.formigo', given: (day) => ({ params: { id: day.made['treball'], type: 'formigo' } }) },
  { call: 'formigo.deleteZona', given: (day) => ({ params: { id: day.made['segona'].id } }) },
]);

/** What becomes of a work in the end. */
export const endSteps = steps([
  {
    call: 'historial.filters',
    given: (day) => ({ params: { entitat: 'treball', id: day.made['treball'] } }),
  },
  {
    call: 'historial.list',
    given: (day) => ({ params: { entitat: 'treball', id: day.made['treball'] } }),
  },
  {
    call: 'treball.duplicate',
    given: (day) => ({ ...ofWork(day), body: { control_qualitat: true } }),
  },
  {
    call: 'treball.finalize',
    given: (day) => ({
      ...ofWork(day),
      body: {
        avisos_acceptats: ['control_amb_mancances', 'control_mes_mancances'],
        excepcions: ['maons', 'formigo-partida'].map((name) => ({
          clau: `nc-${day.made[name].id}`,
          motiu: `Es repassa a l’entrega ${day.stamp}`,
        })),
      },
    }),
  },
  { call: 'treball.unfinalize', given: (day) => ({ ...ofWork(day), body: {} }) },
  {
    call: 'treball.remove',
    given: (day) => ({
      ...ofWork(day),
      query: { avisos_acceptats: 'treball_amb_tot,treball_amb_pla,informes_lliurats' },
    }),
  },
  {
    call: 'agent.create',
    given: (day) => ({ body: { tipus_persona: 'E', rao_social: `Que se’n va ${day.stamp}, SL` } }),
    keep: named('se-n-va'),
  },
  {
    call: 'agent.remove',
    given: (day) => ({ params: { id: day.made['se-n-va'].id } }),
    keep: (day, answer) => {
      day.made['desfer-agent'] = answer.desfer.id;
    },
  },
]);
