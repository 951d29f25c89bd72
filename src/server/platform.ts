import type { Config, Producer } from './config.ts';
import { createDocuments, type Documents } from './documents/index.ts';
import { createFiles, createUploads, type Files, type Uploads } from './files/index.ts';
import { createJobs, type Jobs } from './jobs/index.ts';
import { createMail, type Mail, type SmtpServer } from './mail/index.ts';
import { createSecrets, type Secrets } from './secrets/secrets.ts';

/** What rooms are given to stand on, made from the settings; nothing here touches a disk or a network yet. */
export interface Platform {
  readonly documents: Documents;
  readonly files: Files;
  readonly uploads: Uploads;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly secrets: Secrets;
  /** Where people open the product, or null when it was not said. */
  readonly publicUrl: string | null;
  /** Whether the product has a mail server of its own. */
  readonly postsOwn: boolean;
  readonly systemSmtp: SmtpServer | null;
  /** Who declares to have produced the invoicing system, or null. */
  readonly producer: Producer | null;
}

export const createPlatform = (config: Config, documents: Documents = createDocuments()): Platform => {
  const files = createFiles(config.files, config.dataDir);
  return {
    documents,
    files,
    uploads: createUploads(files),
    jobs: createJobs(files),
    mail: createMail(files),
    secrets: createSecrets(config),
    publicUrl: config.publicUrl,
    postsOwn: config.systemSmtp !== null,
    systemSmtp: config.systemSmtp,
    producer: config.producer,
  };
};
