import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { makeCaches } from '#server/platform/cache/caches.ts'
import { watchCatalogue } from '#server/platform/cache/catalogue-version.ts'
import { makeCaptcha } from '#server/platform/captcha/captcha.ts'
import type { Database } from '#server/platform/db/connect.ts'
import { openReplica } from '#server/platform/db/replica.ts'
import { makeDrawPortraitJob } from '#server/tools/demonstration/draw-portrait-job.ts'
import { makeDrawPicturesJob } from '#server/tools/demonstration/draw-pictures-job.ts'
import { makePrioritisePictures } from '#server/tools/demonstration/prioritise-pictures.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { makeAccountLinkJob } from '#server/features/accounts/auth/account-links.ts'
import { makeLogInWarningJob } from '#server/features/accounts/auth/guard-account.ts'
import { makeFindRedirect } from '#server/platform/site/redirects/redirect-index.ts'
import { makeDeadAddressCounter } from '#server/platform/site/redirects/count-dead-addresses.ts'
import { makeHitCounter } from '#server/platform/site/redirects/count-hits.ts'
import { unserved } from '#server/platform/site/redirects/served-status.ts'
import { makeBrowserReportCounter } from '#server/platform/monitoring/count-browser-reports.ts'
import { makePurgeJob } from '#server/platform/cache/purge-job.ts'
import { purgeWhenMissed } from '#server/platform/cache/purge-when-missed.ts'
import { changeHooks } from '#server/features/change-hooks.ts'
import { handlerOf } from '#server/features/handlers.ts'
import { makeMissCounter } from '#server/features/catalogue/search/count-misses.ts'
import { makeBackgroundTasks } from '#server/features/editing/background-tasks/run-tasks.ts'
import { makeProposalDocuments } from '#server/features/quotes/proposals/documents.ts'
import { makeNewLinkJob } from '#server/features/quotes/visitors/mail-new-links.ts'
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts'
import type { JobHandlers } from '#server/platform/jobs/run-job.ts'
import { followMail } from '#server/documents/mail/entries/follow-mail.ts'
import { countMails, makeMailer } from '#server/documents/mail/mailers/mailer.ts'
import { makeRemoveWrittenMailsJob } from '#server/documents/mail/mailers/remove-written-mails.ts'
import { makeDeriveTranslationsJob } from '#server/features/editing/translations/derive.ts'
import { makeMailJob } from '#server/documents/mail/entries/send-mail.ts'
import { makeDecoderClient } from '#server/platform/media/decoding/decoder-service/ask-service.ts'
import { makeDecoderPool } from '#server/platform/media/decoding/decoder-pool.ts'
import { makeEncodeAvifJob } from '#server/features/catalogue/pictures/encode-avif-job.ts'
import { makeRemoveFilesJob } from '#server/platform/media/stored/remove-files-job.ts'
import { makeAdmission } from '#server/platform/limits/admission.ts'
import { watchEventLoopDelay } from '#server/platform/limits/event-loop-delay.ts'
import { makeQuoteTokens } from '#server/platform/auth/tokens/quote-tokens.ts'
import { makePasskeys } from '#server/platform/auth/factors/passkeys.ts'
import { makeTotpCodes } from '#server/platform/auth/factors/totp.ts'
import { deriveKeys, type Secrets } from '#server/platform/auth/derived-keys.ts'
import { makeMetrics } from '#server/platform/monitoring/metrics.ts'
import { makeLogInTokens } from '#server/platform/auth/tokens/log-in-tokens.ts'
import { makePasswords, type PasswordCost } from '#server/platform/auth/passwords.ts'
import { makeUnsubscribeLinks } from '#server/features/privacy/unsubscribe-links.ts'
import { makePdfs } from '#server/documents/pdf/proposal/pdfs.ts'
import { openRateLimits } from '#server/platform/limits/rate-limits.ts'
import { type CurrentSite, makeCurrentSite } from '#server/platform/site/current-site.ts'
import { makeClientViewPdfs } from '#server/features/trade/client-views/document/client-view-pdfs.ts'
import { makeDeliverJob } from '#server/features/trade/webhooks/deliver-job.ts'
import { makeWebhookSecrets } from '#server/features/trade/webhooks/secrets.ts'
import type { Services } from '#server/platform/services.ts'
import { makeSheetReader } from '#server/platform/sheets/reading/sheet-reader.ts'
import type { Siblings } from '#server/platform/runtime/siblings.ts'
import { openConfiguredStorage } from '#server/platform/storage/open-storage.ts'

export interface ServiceDependencies {
  settings: Settings
  /** Open and migrated; closed with the services. */
  database: Database
  /** The secret that signs log-in tokens, e-mail tokens and captchas. */
  secret: string
  log: FastifyBaseLogger
  clock?: () => Date
  /** Whether jobs run as they come, or only when a test drains them. */
  watchJobs?: boolean
  /** The other workers behind the same port, where there are any. */
  siblings?: Siblings | undefined
  /** Cost of a password hash, if it differs from the default. */
  passwordCost?: PasswordCost
}

export interface OpenServices extends Services {
  /** Finishes running jobs and closes what is open. */
  close(): Promise<void>
}

/** Opens every port on an open database. */
export async function openServices(dependencies: ServiceDependencies): Promise<OpenServices> {
  const {
    settings,
    database,
    secret,
    log,
    clock = () => new Date(),
    watchJobs = true,
  } = dependencies
  const { siblings } = dependencies
  const secrets: Secrets = [secret, ...(settings.secretPrevious ? [settings.secretPrevious] : [])]
  const storage = await openConfiguredStorage(settings)
  const decoders =
    settings.decoderSocket === null ? makeDecoderPool() : makeDecoderClient(settings.decoderSocket)
  const mediaPipeline = { storage, decoders, temporaryFolder: join(settings.dataDir, 'tmp') }
  const metrics = makeMetrics()
  // Jobs are there before the cache that is emptied by their database's notices.
  const site: CurrentSite = () => currentSite()
  const mailer = countMails(makeMailer(settings, site), metrics.countMail)
  const rateLimits = await openRateLimits(settings, { clock, log, shared: siblings?.counters })
  const quoteTokens = makeQuoteTokens(secrets, clock)
  const pdfs = makePdfs({ storage })
  const clientViewPdfs = makeClientViewPdfs({ storage })
  const sheetReader = makeSheetReader()
  const proposalDocuments = makeProposalDocuments({ database, pdfs, quoteTokens, site, clock })
  const documentOf = proposalDocuments.ofId
  const following = { database, mailer, clock }
  const webhookSecrets = makeWebhookSecrets(secrets)
  const handlers: JobHandlers = {
    mail: followMail(following, makeMailJob(mailer, { quoteTokens, documentOf })),
    'account-link': followMail(
      following,
      makeAccountLinkJob({ database, mailer, site, secret, rateLimits, clock, log }),
    ),
    'log-in-warning': followMail(following, makeLogInWarningJob({ database, mailer, site })),
    'new-link': followMail(
      following,
      makeNewLinkJob({ database, mailer, site, settings, quoteTokens, clock }),
    ),
    'draw-portrait': makeDrawPortraitJob({ database, mediaPipeline, clock }),
    'draw-pictures': makeDrawPicturesJob({ database, mediaPipeline, clock }),
    'derive-translations': makeDeriveTranslationsJob({ database, site, clock }),
    'encode-avif': makeEncodeAvifJob({ settings, database, mediaPipeline, clock }),
    webhook: makeDeliverJob({
      database,
      settings,
      secrets: webhookSecrets,
      jobs: () => jobs,
      clock,
    }),
    'purge-cdn': makePurgeJob({ settings, jobs: () => jobs, clock }),
    'remove-files': makeRemoveFilesJob(storage),
    'remove-written-mails': makeRemoveWrittenMailsJob(settings),
  }
  const jobs: Jobs = await openJobs(database, { handlers, log, watch: watchJobs })
  const catalogueVersion = await watchCatalogue(jobs.listen, siblings)
  purgeWhenMissed({ settings, database, jobs, clock, log, catalogueVersion })
  const replica =
    settings.databaseReadUrl === null || database.kind === 'pglite'
      ? undefined
      : await openReplica(settings.databaseReadUrl, {
          database,
          version: catalogueVersion.current,
          poolMax: settings.databasePoolMax,
          log,
          onRead: metrics.countCatalogueRead,
        })
  if (replica) catalogueVersion.whenCounted(replica.catalogueChanged)
  const catalogueReads = replica ?? database
  const caches = makeCaches({
    version: catalogueVersion.current,
    onLookup: metrics.countCacheLookup,
  })
  const currentSite = makeCurrentSite({ catalogueReads, settings, caches })
  const missedSearches = makeMissCounter({ database, site: currentSite, log, clock })
  const browserReports = makeBrowserReportCounter({ database, log, clock })
  const findRedirect = makeFindRedirect({ catalogueReads, caches })
  const redirectHits = makeHitCounter({ database, log, clock })
  const deadAddresses = makeDeadAddressCounter({ database, log, clock })
  const eventLoopDelay = watchEventLoopDelay()
  const backgroundTasks = makeBackgroundTasks({
    database,
    mediaPipeline,
    catalogueVersion,
    clock,
    log,
  })
  return {
    settings,
    database,
    catalogueReads,
    replica,
    catalogueVersion,
    caches,
    currentSite,
    mediaPipeline,
    jobs,
    mailer,
    unsubscribeLinks: makeUnsubscribeLinks(secrets),
    handlerOf,
    hooks: { ...changeHooks, afterRead: makePrioritisePictures(jobs, log, settings.demo) },
    missedSearches,
    browserReports,
    findRedirect,
    redirectHits,
    deadAddresses,
    servedStatus: async () => unserved,
    logInTokens: makeLogInTokens(secrets),
    quoteTokens,
    proposalDocuments,
    clientViewPdfs,
    sheetReader,
    payloadHashKeys: deriveKeys(secrets, 'payloads of repeatable calls'),
    passwords: makePasswords(dependencies.passwordCost),
    totp: makeTotpCodes(secrets),
    passkeys: makePasskeys(settings.siteUrl),
    webhookSecrets,
    captcha: makeCaptcha({ settings, secrets }),
    rateLimits,
    admission: makeAdmission(eventLoopDelay.isLong),
    backgroundTasks,
    metrics,
    siblings,
    log,
    clock,
    async close() {
      eventLoopDelay.close()
      await missedSearches.close()
      await browserReports.close()
      await redirectHits.close()
      await deadAddresses.close()
      await backgroundTasks.close()
      await catalogueVersion.close()
      await jobs.stop()
      await pdfs.close()
      await clientViewPdfs.close()
      await sheetReader.close()
      decoders.close()
      await mailer.close()
      await rateLimits.close()
      await replica?.close()
      await database.close()
    },
  }
}
