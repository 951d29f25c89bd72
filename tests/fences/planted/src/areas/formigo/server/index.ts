import { treballDoor } from '#areas/treball/server/index.ts';

export const formigoDoor = treballDoor;
