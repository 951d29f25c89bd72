import { listCadenes, recorreCadena } from '#areas/efactura/server/index.ts';
import { readConfig } from '#server/config.ts';
import { readSnapshot } from '#server/database/snapshot.ts';

/** `npm run verifica`: checks the chains of billing records of every company, also while the product works. 1 on a break. */
const TOLD = 100;
await readSnapshot(readConfig(process.env).databaseUrl, async (db) => {
  const chains = await listCadenes(db);
  for (const { empresa_fk } of chains) {
    const { registres, detall } = await recorreCadena({ db }, empresa_fk);
    console.log(`company ${empresa_fk}: ${registres} records, ${detall.length} breaks`);
    for (const { ordre, numserie, que } of detall.slice(0, TOLD)) console.log(`  ${ordre} ${numserie} ${que}`);
    if (detall.length > 0) process.exitCode = 1;
  }
  if (chains.length === 0) console.log('There are no billing records yet.');
});
