import { treballDoor } from '#areas/treball/server/index.ts';

export const door = treballDoor;
