import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { distFolder } from '../../paths';
import { contentFiles } from '../../src/model/content';
import { action, type Desk, kept } from '../api/desk';
import { DeskError } from '../api/desk-error';
import { valuesIn } from '../api/entry-text';
import { changedBySending, changedSince, lastMade, lastSent, rememberBefore, rememberPutBack, rememberSent } from '../api/last-made';
import { placesIn, readable } from '../api/titles';
import { onHost } from './connect';
import { copiesIn, copyFile, copyName, copyOf, momentOf, readCopy, writeCopy } from './copies';
import { type Address, HostError } from './host';
import { place, upload, whatWasThere } from './send-site';
import { alone, forget, forgetLater, keep, progress, readyToSend, tell } from './session';
import { filesSource, folderSource, type Source } from './site-source';
import { summaryOf } from './summary';
import { survey } from './survey';
import { failureInWords, goesOn, partly, untouched } from './words';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);
const addressShape = z.strictObject({
  protocol: z.enum(['sftp', 'ftps']),
  server: line(253),
  port: z.number(),
  user: line(200).min(1),
  folder: line(500),
});
const copy = z.string().regex(copyName).optional();
const lookShape = z.strictObject({ address: addressShape, password: z.string().min(1).max(1000), trusted: z.string().optional(), copy });

/** Where the publisher sends to, and what that server showed when it was first trusted. */
const hosting = kept<{ address: Address; known?: string }>('alojamento.json');

export const sendActions = {
  /** `stale` is how many texts have changed since the site was made that would be sent; `changed`, of each earlier sending, in short; `site` is where readers find it, unless its address is still an example. */
  sendSettings: action(z.strictObject({}), (desk) => {
    const { texts } = lastMade.read(desk) ?? {};
    const { at: sentAt, putBack } = lastSent.read(desk) ?? {};
    const moments = copiesIn(desk).map((name) => ({ name, since: momentOf(name) }));
    const changed = changedBySending(
      desk,
      moments.map(({ since }) => since),
    );
    const placeOf = placesIn(desk);
    const { address } = valuesIn(contentFiles.site.file, readable(desk.store, contentFiles.site.file) ?? '') ?? {};
    const { value: site, placeholder } = address as { value?: string; placeholder?: true };
    const copies = moments.map((one) => ({ ...one, changed: changed[one.since]?.map(({ path, what }) => `${placeOf(path)}: ${what}`) ?? [] }));
    return { ...hosting.read(desk), sentAt, putBack, stale: texts ? changedSince(desk, texts).length : 0, copies, site: placeholder ? undefined : site };
  }),

  /** Only when the host says that its key or its certificate is a new one. */
  forgetServer: action(z.strictObject({}), (desk) => {
    const { address } = hosting.read(desk) ?? {};
    if (address) hosting.write(desk, { address });
  }),

  /**
   * Looks at the host, changes nothing there, and says what would go: the site of today, or the `copy` of an earlier one.
   * `trusted` is the fingerprint that the publisher has compared with the host's.
   */
  lookAtHost: action(lookShape, (desk, { address, password, trusted, copy }) =>
    alone(async () => {
      if (!/^[\w.:-]+$/.test(address.server) || !(address.port >= 1 && address.port <= 65_535)) {
        throw new DeskError('Escreva só o nome do servidor, sem sftp:// nem pasta, e uma porta de 1 a 65535: o resto tem campos seus.');
      }
      forget();
      const source = sourceOf(desk, copy);
      const known = trusted ?? knownOf(desk, address);
      // What the publisher has compared is not asked again when the password or the folder is wrong.
      hosting.write(desk, { address, known });
      try {
        return await onHost(address, password, known, async (host, now) => {
          hosting.write(desk, { address, known: now });
          const seen = await survey(host, source);
          const since = seen.unfinished ?? new Date().toISOString();
          const id = keep({ address, password, known: now, copy, manifestText: seen.manifestText, since });
          return { id, ...summaryOf(seen), putBack: putBackTo(copy) };
        });
      } catch (error) {
        if (error instanceof HostError && error.failure === 'stranger') return { stranger: error.detail, names: error.names };
        throw inWords(error, address, untouched);
      }
    }),
  ),

  /** Sends what was looked at, and goes on where it was cut off. */
  sendSite: action(z.strictObject({ id: z.string() }), (desk, { id }) =>
    alone(async () => {
      const { address, password, known, copy, manifestText, since } = readyToSend(id);
      let means = untouched;
      try {
        const sent = await onHost(address, password, known, async (host) => {
          const seen = await survey(host, sourceOf(desk, copy));
          if (seen.manifestText !== manifestText && seen.unfinished !== since) throw new HostError('elsewhere');
          await upload(host, seen, tell);
          const name = copyOf(since);
          const before = await whatWasThere(host, seen, seen.unfinished ? readCopy(desk, name) : undefined, tell);
          if (Object.keys(before).length > 0) {
            writeCopy(desk, name, before);
            rememberBefore(desk, since, copiesIn(desk).map(momentOf));
          }
          means = partly;
          await place(host, seen, since, tell);
          return { ...summaryOf(seen), putBack: putBackTo(copy), zip: existsSync(copyFile(desk, name)) ? copyFile(desk, name) : undefined };
        });
        if (copy === undefined) rememberSent(desk, since);
        else rememberPutBack(desk, momentOf(copy), since);
        forget();
        return sent;
      } catch (error) {
        forgetLater();
        throw inWords(error, address, `${means} ${goesOn}`);
      }
    }),
  ),

  sendingProgress: action(z.strictObject({}), () => progress),
};

/** Before which sending the site was there that is put back; nothing of the site of today. */
const putBackTo = (copy: string | undefined) => copy && momentOf(copy);

/** What was kept of this server, and of no other. */
function knownOf(desk: Desk, { protocol, server, port }: Address): string | undefined {
  const { address, known } = hosting.read(desk) ?? {};
  return address?.protocol === protocol && address.server === server && address.port === port ? known : undefined;
}

function sourceOf(desk: Desk, copy: string | undefined): Source {
  if (copy !== undefined) {
    const files = readCopy(desk, copy);
    // An empty site would remove the one that is there.
    if (!files) throw new DeskError('Essa cópia já não existe neste computador: escolha outra.', 404);
    return filesSource(files);
  }
  if (!existsSync(join(distFolder, 'index.html'))) throw new DeskError('Ainda não há site para enviar: carregue primeiro em «Fazer o site», em «Publicar».');
  return folderSource(distFolder);
}

/** @param means for the site. */
const inWords = (error: unknown, address: Address, means: string) =>
  error instanceof HostError ? new DeskError(`${failureInWords(error, address)}\n\n${means}`) : error;
