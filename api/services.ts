import type { Pool, Transactional } from '#kernel/db.ts'
import type { Files } from '#kernel/files.ts'
import type { PassIssuers } from '#modules/buying/card-passes/routes.ts'
import { endReminders } from '#modules/buying/cart-reminders/wishes.ts'
import type { CheckoutDeps } from '#modules/buying/checkout/routes.ts'
import type { QuotedRequests } from '#modules/buying/quotes/deps.ts'
import type { PlacesMoney } from '#modules/editorial/agenda/emails.ts'
import { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import type { EbookDeps } from '#modules/goods/ebooks/routes.ts'
import type { FetchDeps } from '#modules/goods/fetches/deps.ts'
import { type ImportFiles, importFilesOf } from '#modules/goods/imports/file-store.ts'
import type { BillingDeps } from '#modules/invoicing/billing/routes.ts'
import { contractOfBudget } from '#modules/invoicing/budgets/for-papers.ts'
import type { PaperHref } from '#modules/invoicing/budgets/read-budgets.ts'
import type { FacturaeSigners } from '#modules/invoicing/facturae/sign-facturae.ts'
import type { PaperDeps } from '#modules/invoicing/papers/routes.ts'
import type { VerifactuDeps } from '#modules/invoicing/verifactu/deps.ts'
import { askedNotes, noteOfParcel } from '#modules/libraries/delivery-notes/for-invoices.ts'
import { paperLink } from '#modules/libraries/delivery-notes/routes.ts'
import type { ApprovalEmails } from '#modules/libraries/desk/approval.ts'
import { approvalEmails } from '#modules/libraries/desk/emails.ts'
import { answeredByQuote, decidedByQuote, withdrawnWithQuote } from '#modules/libraries/requests/answered-by-quote.ts'
import type { CarrierOf } from '#modules/orders/carriers/carrier.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import type { Hooks } from '#modules/people/customers/hooks.ts'
import { optOut } from '#modules/people/customers/opt-out.ts'
import { endSubscription } from '#modules/people/newsletter/unsubscribe.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import { verifyCaptcha } from '#modules/platform/captcha/captcha.ts'
import { HouseLetters } from '#modules/platform/mail/house-letters.ts'
import type { SendingDeps } from '#modules/platform/sendings/deps.ts'
import { invoicingFor, shopNameOf } from '#modules/platform/storefronts/identity.ts'
import { accountHooks } from './account-hooks.ts'
import { billingHooks } from './billing-hooks.ts'
import { carriersOf } from './carrier-settings.ts'
import type { Config } from './config.ts'
import { facturaeSigners } from './facturae-settings.ts'
import { invoicingOf } from './invoice-settings.ts'
import { licenseServer } from './lcp-settings.ts'
import { sentence } from './messages.ts'
import { outsideDeps } from './outside-settings.ts'
import { paying } from './paying.ts'
import { paymentGateways } from './payment-gateways.ts'
import { placesHooks } from './places-hooks.ts'
import { plainPage, plainPolicy } from './plain-page.ts'
import { senders } from './senders.ts'
import { sentContentsOf } from './sent-contents.ts'
import { shopFiles } from './shop-files.ts'
import { isTryOut } from './try-out.ts'
import { verifactuDeps } from './verifactu-settings.ts'
import { passIssuers } from './wallet-settings.ts'

/**
 * What the shop's domains work with beside the database, joined here once for customers, staff and what runs in the background. A
 * domain declares the few fields it needs and is handed the whole.
 */
export interface Services
  extends CheckoutDeps,
    ReturnDeps,
    BillingDeps,
    PaperDeps,
    EbookDeps,
    VerifactuDeps,
    FetchDeps,
    SendingDeps,
    Required<Hooks> {
  db: Pool
  /** The main shop, for what no call asks for. */
  storefront: string
  approvalEmails: ApprovalEmails
  /** What moves the money of places at activities. */
  money: PlacesMoney
  /** What quotes do to the requests that they answer. */
  requests: QuotedRequests
  /** Where files lie that staff bring in. */
  importFiles: ImportFiles
  /** Where the shop keeps its files. */
  files: Files
  /** Where the paper of a delivery note or invoice is fetched. */
  paperHref: PaperHref
  captchaWork: number
  /** As long as a store keeps copies that somebody reserved. */
  reservationDays: number
  /** Quizzes stay open when their season has passed. */
  openAfterSeason: boolean
  /** Whoever of the staff has one of these needs a second factor. */
  factorRoles: readonly Role[]
  /** Where answers to conversations are received, and what the mail server that hands them over says; null where nothing is. */
  repliesTo: string | null
  /** Where orders come in as e-mails; null where none do. */
  ordersAt: string | null
  mailToken: string | null
  /** What invoices for public bodies are signed with. */
  signers: FacturaeSigners
  /** Who keeps the loyalty card on phones. */
  passes: PassIssuers
  /** Whom parcels go with. */
  carrierOf: CarrierOf
  /** What editors wrote for letters. */
  houseLetters: HouseLetters
}

/** The same within one transaction that everything takes part in. */
export type ServicesWith<Database extends Transactional> = Omit<Services, 'db'> & { db: Database }

export function servicesOf<Database extends Transactional>(config: Config, db: Database): ServicesWith<Database> {
  const publicUrl = config.PUBLIC_URL.replace(/\/$/, '')
  const secret = config.SECRET
  const houseLetters = new HouseLetters()
  const post = { senders: senders(config, houseLetters.written), staffLanguage: config.STAFF_LANGUAGE }
  const invoicing = invoicingOf(config)
  const files = shopFiles(config)
  const besideInvoice = { noteOf: noteOfParcel, askedNotes, contractOf: contractOfBudget }
  const billing = { invoicing, senders: post.senders, besideInvoice, secret, publicUrl }
  const returns = { ...billing, refundLimitCents: config.REFUND_SECOND_PERSON_CENTS, ...billingHooks(billing) }
  return {
    ...returns,
    ...post,
    houseLetters,
    ...accountHooks({ ...post, secret }),
    ...paying(returns),
    ...placesHooks(billing),
    verifactu: verifactuDeps(config),
    db,
    storefront: config.STORE_CODE,
    signers: facturaeSigners(config),
    passes: passIssuers(config),
    carrierOf: carriersOf(config),
    splitFeeCents: config.SPLIT_FEE_CENTS,
    reservationDays: config.RESERVATION_DAYS,
    captchaWork: config.CAPTCHA_WORK,
    openAfterSeason: config.QUIZZES_AFTER_SEASON,
    repliesTo: config.MAIL_IN_TOKEN ? (config.REPLY_ADDRESS ?? config.CONTACT_EMAIL) : null,
    ordersAt: config.MAIL_IN_TOKEN ? (config.ORDERS_ADDRESS ?? null) : null,
    mailToken: config.MAIL_IN_TOKEN ?? null,
    factorRoles: config.STAFF_FACTOR_FOR ?? (isTryOut(config) ? [] : ['admin', 'finance']),
    gateways: paymentGateways(config, db),
    say: sentence,
    plainPage: (language, code) => ({ page: plainPage(language, code), policy: plainPolicy }),
    ebookFiles: new EbookStore(files),
    licenses: licenseServer(config),
    importFiles: importFilesOf(files, config.DATA_DIR),
    files,
    sentContents: sentContentsOf(files),
    ...outsideDeps(config),
    paperHref: paperLink(secret),
    approvalEmails: approvalEmails(post.senders, publicUrl),
    checkCaptcha: (answer, now) => verifyCaptcha(db, secret, answer, now),
    recordOptOut: async (tx, caller, language, now) => {
      await optOut(tx, { caller, language, now, form: 'checkout' })
      await endSubscription(tx, caller.email, now)
      await endReminders(tx, caller, now)
    },
    requests: {
      answered: (tx, sent, by) => answeredByQuote(tx, post, sent, by),
      decided: decidedByQuote,
      withdrawn: withdrawnWithQuote,
    },
    letterhead: {
      of: async (from, storefront_code, language) => ({
        name: await shopNameOf(from, post.senders, { storefront_code, language }),
        issuer: (await invoicingFor(from, invoicing, storefront_code)).issuer,
      }),
    },
  }
}
