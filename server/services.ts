import type { PublicConfig } from '#shared/config.ts'
import { type Brochures, createBrochures } from './brochures/brochures.ts'
import { type CmsClients, type CmsFetch, createCmsClients } from './cms/clients.ts'
import { type BackedCatalogue, createBackedCatalogue } from './cms/published-copy.ts'
import { createCompose } from './mail/compose.ts'
import { createMailContent } from './mail/mail-content.ts'
import { createMailWorker, type MailWorker } from './mail/mail-worker.ts'
import type { SendMail } from './mail/message.ts'
import { createUnsubscribe, type Unsubscribe } from './newsletter/unsubscribe.ts'
import { createDelivery, type Delivery } from './outbox/delivery.ts'
import type { FileOutbox } from './outbox/file-outbox.ts'
import { createSearchEngines, type SearchEngines } from './seo/search-engines.ts'
import { createSubmissions, type Submissions } from './submissions/submissions.ts'

export interface ServicesDeps {
  config: PublicConfig
  /** The server's token for the CMS. */
  token: string
  /** Reaches the lake in this process; absent for the network. */
  cmsFetch?: CmsFetch
  /** Signs links and keys hashes. */
  secret: string
  outbox: FileOutbox
  /** Where the last published copy is kept. */
  publishedFile: string
  /** Posts a minute and address. */
  rateLimit: number
  /** Milliseconds below which a measured fill time is suspicious. */
  minFillTime: number
  sendMail: SendMail
  /** Epoch milliseconds since which no other process sends mails; absent where several may. */
  aloneSince?: number
  /** Epoch milliseconds, UTC. */
  now: () => number
  onError: (error: unknown) => void
}

/** What stands behind the routes of forms, brochures and mail. */
export interface Services {
  clients: CmsClients
  catalogue: BackedCatalogue
  submissions: Submissions
  brochures: Brochures
  unsubscribe: Unsubscribe
  searchEngines: SearchEngines
  delivery: Delivery
  mail: MailWorker
}

/** Puts the services together; what they stand on is passed in, so that tests and the product have the very same. */
export function createServices(deps: ServicesDeps): Services {
  const { config, token, cmsFetch, secret, outbox, now, onError } = deps
  const { publicUrl } = config
  const clients = createCmsClients({ config, token, ...(cmsFetch ? { fetch: cmsFetch } : {}) })
  const { reader, writer } = clients
  const catalogue = createBackedCatalogue({ reader, file: deps.publishedFile, now })
  const brochures = createBrochures({ reader, cmsFetch: cmsFetch ?? fetch, secret, publicUrl, now })
  const unsubscribe = createUnsubscribe({ writer, secret, publicUrl, now })
  const searchEngines = createSearchEngines({ reader, publicUrl, now })
  const content = createMailContent(writer)
  const compose = createCompose({ content, publicUrl, downloadLink: brochures.link, unsubscribeLink: unsubscribe.link, now })
  const mail = createMailWorker({
    writer,
    compose,
    send: deps.sendMail,
    now,
    onError,
    ...(deps.aloneSince === undefined ? {} : { aloneSince: deps.aloneSince }),
  })
  const submissions = createSubmissions({
    reader,
    writer,
    outbox,
    catalogue,
    secret,
    publicUrl,
    rateLimit: deps.rateLimit,
    minFillTime: deps.minFillTime,
    now,
    onError,
    onStored: mail.notify,
    downloadLink: brochures.link,
  })
  const delivery = createDelivery({ outbox, deliver: submissions.deliver, onError })
  return { clients, catalogue, submissions, brochures, unsubscribe, searchEngines, delivery, mail }
}
