import { treballDoor } from '#areas/treball/server/index.ts';
import { insertTreball } from '#areas/treball/server/store.ts';

export const app = [treballDoor, insertTreball];
