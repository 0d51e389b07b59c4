import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { roles } from '#modules/people/staff/grants.ts'
import { bucketSettings, bucketTroubles } from '#modules/platform/files/bucket-settings.ts'
import { carrierSettings, carrierTroubles } from './carrier-settings.ts'
import { type CompanyCertificate, companyCertificates, isCompanySecret } from './company-certificates.ts'
import { databaseSettings } from './database-settings.ts'
import { facturaeSettings, facturaeTrouble } from './facturae-settings.ts'
import { identitySettings } from './identity-settings.ts'
import { invoiceSettings } from './invoice-settings.ts'
import { lcpSettings, lcpTroubles } from './lcp-settings.ts'
import { observedSettings } from './observed-settings.ts'
import { outsideSettings } from './outside-settings.ts'
import { isAccountSetting, type PaymentAccount, paymentAccounts } from './payment-accounts.ts'
import { missingSettings, paymentSettings } from './payment-settings.ts'
import { rehearsalTrouble, rehearsed } from './rehearsal.ts'
import { serverSettings } from './server-settings.ts'
import { withFiles } from './settings-from-files.ts'
import { unusableFiles } from './verifactu-settings.ts'
import { walletSettings, walletTroubles } from './wallet-settings.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const optional = z.string().min(1).optional()

/** Every setting of the shop, from the environment; .env.example lists them. An empty value counts as unset. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  ...serverSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(200).default(16),
  ...databaseSettings,
  /** Signs access tokens, links and captcha challenges; made once and kept in DATA_DIR when unset. */
  SECRET: z.string().min(32).optional(),
  SERVICE_USER: optional,
  SERVICE_PASSWORD: z.string().min(12).optional(),
  STORE_CODE: z
    .string()
    .regex(/^T\d{3}$/)
    .default('T013'),
  RECORD_COUNT_TEXT: z.string().default('350.000'),
  SWITCHER_LANGUAGES: z
    .string()
    .default('es,en')
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(languages)).min(1)),
  TICKETS_URL: z.url().default('https://tickets.palaceshop.example/'),
  /** The language of the letters that the shop writes to its own staff. */
  STAFF_LANGUAGE: z.enum(languages).default('es'),
  /** Roles that need a second factor to work; unset: admin and finance, and nobody in a try-out. */
  STAFF_FACTOR_FOR: z
    .string()
    .transform((list) => (list === 'nobody' ? [] : list.split(',').map((role) => role.trim())))
    .pipe(z.array(z.enum(roles)))
    .optional(),
  /** What a second parcel costs, in cents; "zone": one more tariff of the address’s zone (P-19). */
  /** As long as a store keeps copies that somebody reserved, in days. */
  RESERVATION_DAYS: z.coerce.number().int().min(1).max(7).default(7),
  SPLIT_FEE_CENTS: z.union([z.literal('zone').transform(() => null), z.coerce.number().int().min(0).max(100_000)]).default(300),
  /** Refunds above this, in cents, need a second person of finance. */
  REFUND_SECOND_PERSON_CENTS: z.coerce.number().int().min(0).max(10_000_000).default(20_000),
  /** Whether quizzes stay open after their season; each has a switch of its own besides (M-30). */
  QUIZZES_AFTER_SEASON: flag.default(true),
  ANALYTICS_ID: optional,
  SMTP_URL: z.string().startsWith('smtp').optional(),
  /** Shows the outbox of a try-out at /dev/mail; by default where no SMTP server is set. */
  MAIL_PAGE: flag.optional(),
  /** Where answers to conversations are received: the mail server hands what comes to it over to the shop. */
  REPLY_ADDRESS: z.email().optional(),
  /** Where orders are received as e-mails, handed over alike. */
  ORDERS_ADDRESS: z.email().optional(),
  /** Who looks after the shop: told by letter of what needs them. */
  OPERATOR_EMAIL: z.email().optional(),
  /** What the mail server says when it does. */
  MAIL_IN_TOKEN: z.string().min(16).optional(),
  MAIL_FROM: z.string().default('La Tienda del Palacio <tienda@palaceshop.example>'),
  DEMO_CATALOGUE: flag.default(true),
  /** Accounts with a known password and a year of orders, in a try-out. */
  DEMO_ACCOUNTS: flag.optional(),
  /** Whether this process renders the pages too, or answers the API and does the background work alone. */
  PAGES: flag.default(true),
  /** Whether a start draws the pictures of the home page before anybody asks for them. */
  PICTURES_AHEAD: flag.default(true),
  ...bucketSettings,
  ...observedSettings,
  ...outsideSettings,
  ...identitySettings,
  ...paymentSettings,
  ...invoiceSettings,
  ...facturaeSettings,
  ...carrierSettings,
  ...walletSettings,
  ...lcpSettings,
})

const Usable = Environment.superRefine((given, context) => {
  for (const name of missingSettings(given))
    context.addIssue({ code: 'custom', path: [name], message: 'a gateway in PAYMENT_GATEWAYS needs it' })
  for (const { name, message } of unusableFiles(given)) context.addIssue({ code: 'custom', path: [name], message })
  for (const { name, message } of bucketTroubles(given)) context.addIssue({ code: 'custom', path: [name], message })
  for (const { name, message } of carrierTroubles(given)) context.addIssue({ code: 'custom', path: [name], message })
  for (const { name, message } of lcpTroubles(given)) context.addIssue({ code: 'custom', path: [name], message })
  for (const { name, message } of walletTroubles(given)) context.addIssue({ code: 'custom', path: [name], message })
  const refusal = rehearsalTrouble(given)
  if (refusal) context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: refusal })
  const trouble = facturaeTrouble(given)
  if (trouble) context.addIssue({ code: 'custom', path: ['FACTURAE_CERTIFICATE_FILE'], message: trouble })
})

export type Config = Omit<z.output<typeof Environment>, 'SECRET' | 'PUBLIC_URL'> & { SECRET: string; PUBLIC_URL: string } & {
  /** Into which other shops are paid: those that PAYMENT_ACCOUNTS names. */
  accounts: PaymentAccount[]
  /** Who sends records with a certificate of its own: those that VERIFACTU_COMPANIES names. */
  companies: CompanyCertificate[]
  /** Who signs invoices to public bodies with a certificate of its own: those that FACTURAE_COMPANIES names. */
  signers: CompanyCertificate[]
}

/** What was given for a configuration, without empty values, for whoever shows where a setting comes from. */
export const givenFor = new WeakMap<Config, Readonly<Record<string, string>>>()

/**
 * Reads the settings once at start.
 * @throws Error naming each setting that is wrong and what is expected; values are never repeated, they may be secrets.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const stated = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const given = rehearsed(
    withFiles(Object.fromEntries(stated), (name) => name in Environment.shape || isAccountSetting(name) || isCompanySecret(name)),
  )
  const parsed = Usable.safeParse(given)
  if (!parsed.success) throw unusable(parsed.error.issues.map(({ path: name, message }) => ({ name: name.join('.'), message })))
  const { accounts, faults } = paymentAccounts(parsed.data.PAYMENT_ACCOUNTS ?? [], given)
  const { companies, faults: companyFaults } = companyCertificates('VERIFACTU', parsed.data.VERIFACTU_COMPANIES ?? [], given)
  const { companies: signers, faults: signerFaults } = companyCertificates(
    'FACTURAE',
    parsed.data.FACTURAE_COMPANIES ?? [],
    given,
  )
  const wrong = [...faults, ...companyFaults, ...signerFaults]
  if (wrong.length > 0) throw unusable(wrong)
  const config = { ...parsed.data, DATA_DIR: path.resolve(parsed.data.DATA_DIR) }
  const read: Config = {
    ...config,
    accounts,
    companies,
    signers,
    SECRET: config.SECRET ?? keptSecret(config.DATA_DIR),
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
  }
  givenFor.set(read, given)
  return read
}

const unusable = (faults: readonly { name: string; message: string }[]) =>
  new Error(`The settings are not usable:\n${faults.map(({ name, message }) => `  ${name}: ${message}`).join('\n')}`)

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch {
    return readFileSync(file, 'utf8').trim()
  }
}
