import { linkByHand } from '#areas/usuari/server/index.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { DatabaseBusyError } from '#server/database/lock-file.ts';

/**
 * `npm run recover -- <e-mail>`: a link to set a new password, for whoever keeps the server; it prints it and posts nothing.
 * 1 when nobody has that address, or the product holds the embedded database.
 */
const [usuari] = process.argv.slice(2);
const config = readConfig(process.env);
const giveUp = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};
try {
  const database = openDatabase(config.databaseUrl);
  try {
    const made = usuari ? await linkByHand(database, usuari, new Date().toISOString()) : null;
    if (made) {
      const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
      console.log(`${address}/${made.enllac}\nIt is good for one use, until ${made.caduca}.`);
    } else giveUp(usuari ? `Nobody has the address ${usuari}.` : 'Whose password? npm run recover -- <e-mail>');
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof DatabaseBusyError)) throw error;
  giveUp('The product is running on this database: stop it, run this again, and start it.');
}
