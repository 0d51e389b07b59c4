import type { FastifyInstance } from 'fastify'
import { connectForLongWork } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { basketDays } from '#kernel/facts.ts'
import { signal } from '#kernel/signals.ts'
import { Trouble } from '#kernel/trouble.ts'
import { deleteAbandoned } from '#modules/buying/cart/cart.sql.ts'
import { sweepHolds } from '#modules/buying/cart/holds.ts'
import { remindOfCarts } from '#modules/buying/cart-reminders/remind.ts'
import { sweepReminders } from '#modules/buying/cart-reminders/wishes.ts'
import { sendDueCards, sweepCards } from '#modules/buying/gift-cards/issue.ts'
import { forgetCards, sweepKeptCards } from '#modules/buying/kept-cards/forget-cards.ts'
import { sweepCardRequests } from '#modules/buying/loyalty/card-requests-sweep.ts'
import { expirePoints } from '#modules/buying/loyalty/expiry.ts'
import { expireQuotes, forgetQuotes } from '#modules/buying/quotes/decide-quote.ts'
import { forgetWishes } from '#modules/buying/reservations/readers.ts'
import { forgetReservations, releaseEnded } from '#modules/buying/reservations/reserve.ts'
import { sweepVisitBaskets } from '#modules/buying/visit-baskets/baskets.ts'
import { sweepWishLists } from '#modules/buying/wish-lists/wish-lists.ts'
import { forgetRegistrations } from '#modules/editorial/agenda/forget.ts'
import { moveUpWaiting } from '#modules/editorial/agenda/move-up.ts'
import { remindOfActivities } from '#modules/editorial/agenda/reminders.ts'
import { lookOutside } from '#modules/editorial/links/ask.ts'
import { checkLinks } from '#modules/editorial/links/check-links.ts'
import { readLinksNightly } from '#modules/editorial/links/read-links.ts'
import { takeDuePlan } from '#modules/editorial/texts/publish.ts'
import { askAgain, revokeNext } from '#modules/goods/ebooks/lcp/licenses.ts'
import { forgetLeftovers } from '#modules/goods/ebooks/leftovers.ts'
import { writeNextFeed } from '#modules/goods/feeds/write-feed.ts'
import { bringNext } from '#modules/goods/fetches/bring.ts'
import { fetchNext } from '#modules/goods/fetches/look.ts'
import { sweepFiles } from '#modules/goods/imports/files.ts'
import { sweepChanges } from '#modules/goods/imports/runs.ts'
import { ImportWorker } from '#modules/goods/imports/work-apart.ts'
import { type IdsByRule, refreshNextList, sweepLists } from '#modules/goods/lists/lists.ts'
import { sweepAsked } from '#modules/goods/search/asked.ts'
import { sweepMisses } from '#modules/goods/search/misses.ts'
import { takeDuePrice } from '#modules/goods/titles/prices.ts'
import { followWorkRule } from '#modules/goods/titles/work-keys.ts'
import { summariseDue } from '#modules/invoicing/billing/summarise.ts'
import { warnOfBudgets } from '#modules/invoicing/budgets/warn.ts'
import { remindOfInvoices } from '#modules/invoicing/terms/remind.ts'
import { agencyFor } from '#modules/invoicing/verifactu/deps.ts'
import { sendRecords } from '#modules/invoicing/verifactu/send.ts'
import { issueAsked } from '#modules/libraries/delivery-notes/note-invoice.ts'
import { sweepReadings } from '#modules/libraries/intake/intake.ts'
import { showsReading } from '#modules/libraries/order-letters/shown-readings.ts'
import { proposeDue } from '#modules/libraries/standing-orders/propose.ts'
import { callOffCancelled } from '#modules/orders/dispatch/consign.ts'
import { sendDueGifts, sweepGifts } from '#modules/orders/ebook-gifts/send.ts'
import { markSteps, stepsEveryMs, sumNextDay } from '#modules/orders/figures/sum-up.ts'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { closeHandedOver, handOverFiles, remindOfWaiting, startLaunched } from '#modules/orders/fulfilment/order-jobs.ts'
import { compareWithGateways } from '#modules/orders/money/compare-gateways.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'
import { flagLapsing, pollUnansweredAttempts } from '#modules/orders/money/silent-attempts.ts'
import { countBestSellers } from '#modules/orders/order/best-sellers.ts'
import { countSales } from '#modules/orders/order/count-sold.ts'
import { compareAsked, forgetOldRuns } from '#modules/orders/reconcile/runs.ts'
import { sweepDeclarations } from '#modules/orders/returns/declare.ts'
import { sweepDedications } from '#modules/orders/signed-copies/sweep.ts'
import { deleteExpiredSessions } from '#modules/people/access/sessions.sql.ts'
import { sweepMessages } from '#modules/people/contact/send-message.ts'
import { sweepCustomers } from '#modules/people/customers/sweep.ts'
import { sweepNewsletter } from '#modules/people/newsletter/unsubscribe.ts'
import { sweepPrivacy } from '#modules/people/privacy/view.ts'
import { sweepStaffSessions } from '#modules/people/staff/sessions.ts'
import { sweepStaffAccess } from '#modules/people/staff-access/sweep.ts'
import { sendStockAlerts, sendVolumeAlerts, sweepNotices } from '#modules/people/stock-alerts/stock-alerts.ts'
import { sweepCaptcha } from '#modules/platform/captcha/captcha.ts'
import { bucketOf } from '#modules/platform/files/bucket-settings.ts'
import { sweepDrafts } from '#modules/platform/files/drafts.ts'
import { smtpDelivery, startMailSender } from '#modules/platform/mail/sender.ts'
import { sweepStrangerEmails } from '#modules/platform/mail/to-stranger.ts'
import { planNext } from '#modules/platform/sendings/plan.ts'
import { sendNext } from '#modules/platform/sendings/send-file.ts'
import { JobBook } from '#modules/platform/systems/job-book.ts'
import { watchOver } from '#modules/platform/systems/watch-over.ts'
import { forgetVisits } from '#modules/platform/tracking/forget.ts'
import { forgetTold, switchOffFailing, tellNext } from '#modules/platform/webhooks/deliver.ts'
import { postOutside } from '#modules/platform/webhooks/post.ts'
import type { Config } from './config.ts'
import type { DatabaseState } from './database-gate.ts'
import { nodeName } from './log-requests.ts'
import { diskOf, lastBackup } from './machine.ts'
import type { Services } from './services.ts'
import { shopFiles } from './shop-files.ts'
import { textKinds } from './texts.ts'
import { certificatesOf } from './watched-certificates.ts'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute
/** Anonymous carts that nobody touched for this long. */
const abandonedAfter = basketDays * day

/** It stands above the modules, so it is named and not imported. */
const importProgram = new URL('../importers/work-process.ts', import.meta.url)

interface Job {
  /** How the log calls it. */
  name: string
  everyMs: number
  run: (now: Date) => Promise<unknown>
}

/** Runs until nothing is left to do. */
const untilDone = async (step: () => Promise<number>) => {
  while ((await step()) > 0);
}

/** The duty that the importer does, in a process of its own. */
export const importing = 'begin imports'
/** The duty that each process does for its own disk and backup too. */
export const watching = 'watch over the shop'

/** Each by the name that the log and the screen of the systems know it by. */
export const duties = (db: Pool, services: Services, idsByRule: IdsByRule, openLong: () => Promise<Pool>): Job[] => [
  { name: 'cancel unpaid orders', everyMs: 20 * second, run: (now) => untilDone(() => cancelExpired(db, now)) },
  { name: 'move money', everyMs: 5 * second, run: (now) => untilDone(() => runPaymentTasks(services, now)) },
  { name: 'forget cards taken away', everyMs: 5 * second, run: (now) => untilDone(() => forgetCards(services, now)) },
  { name: 'sweep kept cards', everyMs: 60 * minute, run: () => sweepKeptCards(services) },
  { name: 'send gift cards', everyMs: 5 * second, run: (now) => untilDone(() => sendDueCards(db, services, now)) },
  { name: 'send gifts of ebooks', everyMs: 5 * second, run: (now) => untilDone(() => sendDueGifts(db, services, now)) },
  { name: 'sweep gifts of ebooks', everyMs: 60 * minute, run: (now) => sweepGifts(db, now) },
  { name: 'forget dedications', everyMs: 60 * minute, run: (now) => sweepDedications(db, now) },
  { name: 'sweep gift cards', everyMs: 60 * minute, run: (now) => sweepCards(db, now) },
  { name: 'let go of stock held', everyMs: minute, run: (now) => untilDone(() => sweepHolds(db, now)) },
  { name: 'let go of reservations', everyMs: minute, run: (now) => untilDone(() => releaseEnded(db, now)) },
  {
    name: 'forget reservations',
    everyMs: 60 * minute,
    run: (now) => Promise.all([untilDone(() => forgetReservations(db, now)), forgetWishes(db, now)]),
  },
  { name: 'end quotes', everyMs: minute, run: (now) => untilDone(() => expireQuotes(db, now)) },
  { name: 'forget quotes', everyMs: 60 * minute, run: (now) => untilDone(() => forgetQuotes(db, now)) },
  { name: 'start launched orders', everyMs: minute, run: (now) => untilDone(() => startLaunched(db, services, now)) },
  { name: 'call off shipments', everyMs: minute, run: (now) => untilDone(() => callOffCancelled(db, services, now)) },
  { name: 'hand over files', everyMs: 5 * second, run: (now) => untilDone(() => handOverFiles(db, services, now)) },
  { name: 'close handed-over orders', everyMs: 10 * minute, run: (now) => untilDone(() => closeHandedOver(db, now)) },
  { name: 'remind of orders waiting', everyMs: 60 * minute, run: (now) => untilDone(() => remindOfWaiting(db, services, now)) },
  { name: 'remind of activities', everyMs: 5 * minute, run: (now) => untilDone(() => remindOfActivities(db, services, now)) },
  { name: 'set prices that are due', everyMs: minute, run: (now) => untilDone(() => takeDuePrice(db, now)) },
  { name: 'join editions into works', everyMs: minute, run: () => untilDone(() => followWorkRule(db)) },
  { name: 'publish planned words', everyMs: 10 * second, run: (now) => untilDone(() => takeDuePlan(db, textKinds, now)) },
  {
    name: 'read links',
    everyMs: 10 * minute,
    run: (now) => readLinksNightly(db, { kinds: textKinds, storefront: services.storefront }, now),
  },
  { name: 'check links', everyMs: minute, run: (now) => checkLinks(db, lookOutside, now) },
  { name: 'look up lists by rule', everyMs: minute, run: (now) => untilDone(() => refreshNextList(db, idsByRule, now)) },
  { name: 'count sales', everyMs: minute, run: () => untilDone(() => countSales(db)) },
  { name: 'count best sellers', everyMs: minute, run: (now) => countBestSellers(db, now) },
  { name: 'sum up figures', everyMs: minute, run: (now) => untilDone(() => sumNextDay(db, now)) },
  { name: 'count visits again', everyMs: stepsEveryMs, run: (now) => markSteps(db, now) },
  { name: 'ask about silent payments', everyMs: minute, run: (now) => pollUnansweredAttempts(services, now) },
  { name: 'flag lapsing reservations', everyMs: 60 * minute, run: (now) => flagLapsing(services, now) },
  { name: 'compare with gateways', everyMs: 10 * minute, run: (now) => compareWithGateways(services, now, 100) },
  { name: 'issue invoices asked for', everyMs: 60 * minute, run: (now) => issueAsked(db, services, now) },
  { name: 'write summary invoices', everyMs: 60 * minute, run: (now) => summariseDue(db, services, now) },
  {
    name: 'send invoice records',
    everyMs: 5 * second,
    run: () =>
      untilDone(() =>
        sendRecords(
          db,
          (issuer) => agencyFor(services.verifactu, issuer),
          () => new Date(),
        ),
      ),
  },
  { name: 'warn of budgets', everyMs: minute, run: () => untilDone(() => warnOfBudgets(db, services.senders)) },
  {
    name: 'remind of invoices',
    everyMs: 60 * minute,
    run: (now) => untilDone(() => remindOfInvoices(db, services.senders, now)),
  },
  { name: 'compare the books', everyMs: 5 * second, run: (now) => compareAsked(db, openLong, now) },
  { name: 'forget old comparisons', everyMs: 60 * minute, run: (now) => forgetOldRuns(db, now) },
  { name: 'delete old sessions', everyMs: 60 * minute, run: (now) => deleteExpiredSessions(db, now) },
  { name: 'delete old staff sessions', everyMs: 60 * minute, run: (now) => sweepStaffSessions(db, now) },
  { name: 'sweep how staff sign in', everyMs: 60 * minute, run: (now) => sweepStaffAccess(db, now) },
  { name: 'expire points', everyMs: 60 * minute, run: (now) => untilDone(() => expirePoints(db, now)) },
  { name: 'sweep the newsletter', everyMs: 60 * minute, run: (now) => sweepNewsletter(db, now) },
  { name: 'sweep card requests', everyMs: 60 * minute, run: (now) => sweepCardRequests(db, now) },
  { name: 'sweep messages', everyMs: 60 * minute, run: (now) => sweepMessages(db, now) },
  { name: 'sweep readings', everyMs: 60 * minute, run: (now) => sweepReadings(db, now, (reading) => showsReading(db, reading)) },
  { name: 'tell who waits for stock', everyMs: minute, run: (now) => untilDone(() => sendStockAlerts(db, now, services)) },
  {
    name: 'tell who waits for a volume',
    everyMs: 10 * minute,
    run: (now) => untilDone(() => sendVolumeAlerts(db, now, services)),
  },
  { name: 'remind of carts', everyMs: 20 * second, run: (now) => remindOfCarts(db, services, now) },
  { name: 'sweep cart reminders', everyMs: 60 * minute, run: (now) => sweepReminders(db, now) },
  { name: 'sweep visit baskets', everyMs: 60 * minute, run: (now) => sweepVisitBaskets(db, now) },
  { name: 'sweep wish lists', everyMs: 60 * minute, run: (now) => sweepWishLists(db, now) },
  { name: 'propose standing orders', everyMs: 10 * minute, run: (now) => untilDone(() => proposeDue(db, services, now)) },
  { name: 'move up waiting lists', everyMs: minute, run: (now) => moveUpWaiting(db, services, now) },
  { name: 'forget registrations', everyMs: 60 * minute, run: (now) => untilDone(() => forgetRegistrations(db, now)) },
  {
    name: 'forget files of ebooks',
    everyMs: 60 * minute,
    run: (now) => untilDone(() => forgetLeftovers(db, services.ebookFiles, now)),
  },
  { name: 'ask for licenses again', everyMs: minute, run: (now) => untilDone(() => askAgain(db, services, now)) },
  { name: 'revoke licenses', everyMs: minute, run: (now) => untilDone(() => revokeNext(db, services, now)) },
  { name: 'sweep stock notices', everyMs: 60 * minute, run: (now) => sweepNotices(db, now) },
  { name: 'forget unconfirmed withdrawals', everyMs: 60 * minute, run: (now) => sweepDeclarations(db, now) },
  { name: 'forget visits', everyMs: 60 * minute, run: (now) => untilDone(() => forgetVisits(db, now)) },
  { name: 'tell other programs', everyMs: 2 * second, run: (now) => untilDone(() => tellNext(db, postOutside, now)) },
  {
    name: 'switch off failing webhooks',
    everyMs: 10 * minute,
    run: (now) => untilDone(() => switchOffFailing(db, services, now)),
  },
  { name: 'forget what was told', everyMs: 60 * minute, run: (now) => untilDone(() => forgetTold(db, now)) },
  {
    name: 'write feeds',
    everyMs: 10 * second,
    run: (now) => untilDone(() => writeNextFeed(db, services, now)),
  },
  { name: 'fetch files', everyMs: 10 * second, run: (now) => untilDone(() => fetchNext(db, services, now)) },
  { name: 'bring in fetched files', everyMs: 5 * second, run: () => untilDone(() => bringNext(db)) },
  { name: 'plan files to send', everyMs: 10 * second, run: (now) => untilDone(() => planNext(db, services, now)) },
  { name: 'send files', everyMs: 5 * second, run: (now) => untilDone(() => sendNext(db, services, now)) },
  { name: 'delete imported files', everyMs: 60 * minute, run: (now) => sweepFiles(db, services.importFiles, now) },
  { name: 'forget what imports changed', everyMs: 60 * minute, run: (now) => untilDone(() => sweepChanges(db, now)) },
  { name: 'forget searches without result', everyMs: 60 * minute, run: (now) => sweepMisses(db, now) },
  { name: 'keep the most asked searches', everyMs: 60 * minute, run: (now) => sweepAsked(db, now) },
  { name: 'forget deleted lists', everyMs: 60 * minute, run: (now) => sweepLists(db, now) },
  { name: 'sweep captchas', everyMs: 60 * minute, run: (now) => sweepCaptcha(db, now) },
  { name: 'forget letters to strangers', everyMs: 60 * minute, run: (now) => sweepStrangerEmails(db, now) },
  { name: 'sweep customers', everyMs: 60 * minute, run: (now) => sweepCustomers(db, now) },
  { name: 'sweep privacy wishes', everyMs: 10 * minute, run: () => sweepPrivacy(db) },
  {
    name: 'delete abandoned carts',
    everyMs: 60 * minute,
    run: (now) => deleteAbandoned(db, new Date(now.getTime() - abandonedAfter)),
  },
]

/**
 * What the process does beside answering: letters out, unpaid orders let go, money moved, old rows swept. Every duty finds its work
 * in tables under locks that skip what another process holds, so any number of processes may run them.
 */
export async function startBackground(
  app: FastifyInstance,
  {
    config,
    db,
    services,
    database,
    url,
    idsByRule,
  }: { config: Config; db: Pool; services: Services; database: DatabaseState; url: string; idsByRule: IdsByRule },
) {
  // A copy has the same letters, refunds and files to send as the shop that it was copied from, which does all of it.
  if (config.REHEARSAL) return
  let closing = false
  const troubleOf = (name: string) =>
    new Trouble((error) => {
      // What is cut short by the end is done by the next process that begins.
      if (closing) return
      app.log.error({ err: error, duty: name }, `Could not ${name}`)
      signal('fault', { error, duty: name })
    })
  const book = new JobBook(db)
  const imports = new ImportWorker(db, importProgram, { url, dataDir: config.DATA_DIR, bucket: bucketOf(config) })
  const looking = { name: importing, everyMs: second, run: () => imports.look() }
  const certificates = certificatesOf(config)
  const files = shopFiles(config)
  const facts = async () => ({
    machine: {
      disk: await diskOf(config.DATA_DIR),
      backup_at: await lastBackup(config.DATA_DIR),
      certificates: await certificates.look(),
    },
    sendsMail: config.SMTP_URL !== undefined,
    filesFault: await files.look().then(() => files.fault),
  })
  const watch = {
    name: watching,
    everyMs: minute,
    run: async (now: Date) =>
      watchOver(db, { ...services, node: nodeName(config), operator: config.OPERATOR_EMAIL, facts: await facts() }, now),
  }
  const openLong = async () => connectForLongWork(url, { max: 2 })
  const sweeping = {
    name: 'delete abandoned drafts',
    everyMs: 60 * minute,
    run: (now: Date) => sweepDrafts(config.DATA_DIR, now),
  }
  const timers = [...duties(db, services, idsByRule, openLong), looking, watch, sweeping].map((job) =>
    repeat(job, { database, trouble: troubleOf(job.name), book }),
  )
  const posting = troubleOf('send letters')
  const mail = config.SMTP_URL
    ? await startMailSender({
        db,
        deliver: smtpDelivery({ url: config.SMTP_URL, from: config.MAIL_FROM }),
        onFailure: (error) => posting.met(error),
        onSent: () => posting.over(),
      })
    : null
  app.addHook('preClose', async () => {
    closing = true
    for (const timer of timers) clearInterval(timer)
    imports.close()
    await mail?.stop()
  })
}

interface Watching {
  database: DatabaseState
  trouble: Trouble
  book: JobBook
}

/** Does a duty again and again, never twice at once and not while the database is away; a failure is logged once a cause. */
function repeat({ name, everyMs, run }: Job, { database, trouble, book }: Watching): NodeJS.Timeout {
  let busy = false
  return setInterval(() => {
    if (busy || database.away) return
    busy = true
    const at = new Date()
    const begun = performance.now()
    const ran = (error: string) => {
      const tookMs = performance.now() - begun
      signal('duty-ran', { name, tookMs, failed: error !== '' })
      return book.ran({ name, everyMs, tookMs, error, at })
    }
    run(at)
      .then(
        () => {
          trouble.over()
          return ran('')
        },
        (error: unknown) => {
          trouble.met(error)
          return ran(String(error))
        },
      )
      // What cannot be written down was met by the duty itself: the database went away.
      .catch(() => undefined)
      .finally(() => {
        busy = false
      })
  }, everyMs).unref()
}
