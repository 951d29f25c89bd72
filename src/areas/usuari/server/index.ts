export { userMover, usersOfAgents } from './agent-store.ts';
export { holdersOf, peopleOf } from './equip-store.ts';
export { newSetupCode } from './first-setup.ts';
export type { UsuariPorts } from './ports.ts';
export { linkByHand } from './recuperacio.ts';
export { usuariHandlers } from './routes.ts';
export { hashContrasenya } from './secrets.ts';
export { sessionPort, sweepUsuari } from './session.ts';
export { insertRol, insertUsuari, listRols } from './store.ts';
