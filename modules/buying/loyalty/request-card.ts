import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Transactional } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { requireCaller } from '#modules/people/access/caller.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { refuseFields } from '#modules/people/customers/field-errors.ts'
import type { OnNewsletter } from '#modules/people/customers/hooks.ts'
import { requirePerson } from '#modules/people/customers/person.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { normalTaxId } from '#modules/people/customers/tax-id.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { tellStaff } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { cardAcknowledgement } from './card-emails.ts'
import { cardNotice } from './card-notice.ts'
import { cardRequestErrors, writtenDay } from './card-request-rules.ts'
import { insertCardRequest, type SectorRow, sectorRows } from './card-requests.sql.ts'
import type { CardRequestChoices, CardRequestForm } from './contract.ts'

export interface CardRequestDeps extends StaffPost {
  /** Signs the captcha. */
  secret: string
  /** Begins the newsletter of who wants to be informed. */
  onNewsletter: OnNewsletter
}

const fromAddress: Limit = { name: 'card-request-address', most: 20, minutes: 60 }
const fromEmail: Limit = { name: 'card-request-email', most: 4, minutes: 60 }

const sectorIn = (row: SectorRow, language: Language) => row[`name_${language}`]

/** The rows stand in the order of the English alphabet, "other" last: elsewhere the alphabet of the reader's language decides. */
function sectorsIn(rows: readonly SectorRow[], language: Language): CardRequestChoices['sectors'] {
  const named = rows.map((row) => ({ key: row.code, name: sectorIn(row, language) }))
  if (language === 'en') return named
  const last = (key: string) => Number(key === 'other')
  return named.toSorted((a, b) => last(a.key) - last(b.key) || a.name.localeCompare(b.name, language))
}

/** Sectors and stores of the form (M-08, M-12). */
export async function cardRequestChoices(db: Db, language: Language): Promise<CardRequestChoices> {
  const [sectors, stores] = await Promise.all([sectorRows(db), allStores(db)])
  return {
    sectors: sectorsIn(sectors, language),
    stores: stores.map(({ code, name, city }) => ({ key: code, name, city })),
  }
}

const onOneLine = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const onLines = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/**
 * Keeps a request for the card (M-07 to M-12), tells the shop and acknowledges it to who asked, in one transaction: the letters wait
 * in the outbox while mail is down.
 * @throws ShopError invalid with the sentence of each wrong field, the captcha's among them; too_many; Forbidden 'login_failed'.
 * @returns the number of the request.
 */
export async function requestCard(
  db: Transactional,
  body: CardRequestForm,
  { now, language, address: network }: Pick<Arrival, 'now' | 'language' | 'address'>,
  { secret, onNewsletter, ...post }: CardRequestDeps,
): Promise<number> {
  const { id, token, captcha, data_protection, info_opt_in, ...typed } = body
  const [sectors, stores] = await Promise.all([sectorRows(db), allStores(db, now)])
  const lines = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, onOneLine(text)])) as typeof typed
  const form = { ...lines, observations: onLines(typed.observations) }
  refuseFields(
    cardRequestErrors({ ...body, ...form }, dayOf(now), {
      sectors: new Set(sectors.map(({ code }) => code)),
      stores: new Set(stores.map(({ code }) => code)),
    }),
  )
  const caller = await requireCaller(db, { id, token }, now)
  if (network) await takeAttempt(db, fromAddress, network, now)
  await takeAttempt(db, fromEmail, form.email, now)
  await requirePerson(db, secret, captcha, now)
  const customerId = caller?.kind === 'customer' ? caller.id : null
  const { sector, pickup_store, birth_date, tax_id, ...rest } = form
  return db.begin(async (tx) => {
    const number = await insertCardRequest(tx, {
      ...rest,
      customer_id: customerId,
      tax_id: normalTaxId(tax_id),
      birth_date: writtenDay(birth_date) as Day,
      sector_code: sector,
      store_code: pickup_store,
      info: info_opt_in,
      language,
      sent_at: now,
    })
    const given = { given: true, form: 'card', language, at: now, address: network, customerId, email: form.email }
    await recordConsent(tx, { kind: 'privacy', ...given })
    if (info_opt_in) await onNewsletter(tx, { email: form.email, language, wants: true, form: 'card', now, address: network })
    const store = stores.find(({ code }) => code === pickup_store)?.name ?? pickup_store
    const chosen = sectors.find(({ code }) => code === sector)
    const asked = { ...rest, id: number, store }
    const sectorName = chosen ? sectorIn(chosen, post.staffLanguage) : sector
    await tellStaff(tx, post, (sender, read) => cardNotice(sender, read, { ...asked, sector: sectorName }))
    await queueEmailToStranger(tx, form.email, cardAcknowledgement(post.senders(language), language, asked), { now })
    return number
  })
}
