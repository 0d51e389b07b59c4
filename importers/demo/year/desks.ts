import { handOut } from '#modules/buying/gift-cards/manage.ts'
import { CardRequestForm } from '#modules/buying/loyalty/contract.ts'
import { requestCard } from '#modules/buying/loyalty/request-card.ts'
import { acceptQuote } from '#modules/buying/quotes/decide-quote.ts'
import { reserve } from '#modules/buying/reservations/reserve.ts'
import { Reserve } from '#modules/buying/reservations/staff-contract.ts'
import { Register } from '#modules/editorial/agenda/contract.ts'
import { register } from '#modules/editorial/agenda/register.ts'
import { insertCount } from '#modules/goods/counts/counts.sql.ts'
import { keepScans } from '#modules/goods/counts/counts.ts'
import { insertRemark } from '#modules/goods/remarks/remarks.sql.ts'
import { countMiss } from '#modules/goods/search/misses.sql.ts'
import { openDelivery } from '#modules/goods/supplier-deliveries/deliveries.ts'
import { askTransfer } from '#modules/goods/transfers/transfers.ts'
import { decidedByQuote } from '#modules/libraries/requests/answered-by-quote.ts'
import { SendMessage } from '#modules/people/contact/contract.ts'
import { answerMessage } from '#modules/people/contact/conversation.ts'
import { sendMessage } from '#modules/people/contact/send-message.ts'
import { keepErasureRequest } from '#modules/people/privacy/erasure-requests.ts'
import { sign } from '#modules/platform/captcha/signed.ts'
import type { Happening } from './calendar.ts'
import { quoteFor } from './quote.ts'
import type { YearShop } from './shop.ts'
import { applicant, guests, messages } from './written.ts'
import { type Colleague, colleagues, comingActivity, lyingElsewhere, type Pick } from './year.sql.ts'

const store = 'T013'
const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The last days at the desks of the back office: what was written, asked for, counted and kept, and waits for somebody. */
export function desksWeek(shop: YearShop, { books, objects }: { books: readonly Pick[]; objects: readonly Pick[] }): Happening[] {
  const { db, storefront } = shop
  const at = (ago: number, run: (now: Date) => Promise<unknown>, hour = 9): Happening => ({
    ago,
    hour,
    run: async (now) => void (await run(now)),
  })
  /** Acts of somebody who works there; where nobody does, nothing happens. */
  const by =
    (role: keyof Colleague, act: (staff: { id: number; name: string }, now: Date) => Promise<unknown>) => async (now: Date) => {
      const staff = (await colleagues(db))[role]
      if (staff) await act(staff, now)
    }
  const person = (now: Date) => sign(shop.secret, 'pass', new Date(now.getTime() + 3_600_000))
  const from = (language: 'es' | 'ca' | 'en', now: Date) => ({ now, language, address: null })
  const post = { senders: shop.senders, staffLanguage: 'es' as const, secret: shop.secret }

  const hands = { senders: shop.senders, publicUrl: shop.publicUrl, refundLimitCents: shop.refundLimitCents }
  const card = (amount: number, to: { name: string; email: string; message: string }, staff: number, now: Date) =>
    handOut(
      db,
      hands,
      { amount, recipient_name: to.name, recipient_email: to.email, giver_name: 'La tienda', gift_message: to.message },
      { storefront, language: 'es', staffId: String(staff), now },
    )

  return [
    ...messages.map(({ answer, close = false, language, ...written }, index) =>
      at(6 - index, async (now) => {
        const body = SendMessage.parse({ ...written, privacy_accepted: true, captcha: person(now) })
        const id = await sendMessage(db, body, from(language, now), post)
        const answering = { senders: shop.senders, secret: shop.secret, repliesTo: null }
        if (answer) await by('desk', (staff) => answerMessage(db, answering, { id, text: answer, close }, { staff, now }))(now)
      }),
    ),
    at(4, async (now) => {
      const message = 'Me gustaría trabajar en la tienda del palacio los fines de semana.'
      const body = SendMessage.parse({ ...applicant, subject: 'job', message, privacy_accepted: true, captcha: person(now) })
      await sendMessage(db, body, from('es', now), post)
    }),
    at(5, async (now) => {
      const activity = await comingActivity(db, guests.length)
      if (activity === undefined) return
      for (const [index, name] of guests.entries()) {
        const places = Math.ceil(activity.places / (guests.length - 2))
        const body = Register.parse({
          activity: activity.id,
          name,
          email: `asistente${index + 1}@example.com`,
          phone: `600 555 2${String(index).padStart(2, '0')}`,
          places: Math.min(places, 4),
          waiting_list: true,
          privacy_accepted: true,
          captcha: person(now),
        })
        await register(
          db,
          body,
          { ...from((['es', 'ca', 'en'] as const)[index % 3]!, now), caller: null, storefront: 'T013' },
          post,
        )
      }
    }),
    at(3, async (now) => {
      const body = CardRequestForm.parse({
        name: 'Olga',
        surnames: 'Medina Roldán',
        tax_id: 'X0000000T',
        phone: '600 555 301',
        email: 'olga.medina@example.com',
        address: 'Calle del Agua, 12',
        city: 'Granada',
        postcode: '18010',
        birth_date: '14/05/1984',
        sector: 'other',
        pickup_store: store,
        data_protection: true,
        captcha: person(now),
      })
      const deps = { ...post, onNewsletter: async () => {} }
      await requestCard(db, body, from('es', now), deps)
    }),
    at(2, (now) =>
      keepErasureRequest(db, {
        email: 'antiga.clienta@example.com',
        reason: 'Ja no hi compro i no vull rebre res més.',
        language: 'ca',
        asked_at: now,
      }),
    ),
    at(
      3,
      by('finance', async ({ id }, now) => {
        await card(25, { name: 'Marina Solano', email: 'marina.solano@example.com', message: 'Por la espera.' }, id, now)
        await card(40, { name: 'Premio del club de lectura', email: 'club@example.com', message: 'Enhorabuena.' }, id, now)
      }),
    ),
    // More than one person gives away alone: finance approves it.
    at(
      1,
      by('admin', ({ id }, now) =>
        card(250, { name: 'Certamen de relatos', email: 'certamen@example.com', message: 'Primer premio.' }, id, now),
      ),
    ),
    at(
      2,
      by('desk', async ({ id: staffId, name }, now) => {
        const club = { name: 'Club de lectura El Patio', email: 'club@example.com', phone: '600 555 403', language: 'es' }
        const school = { name: 'Escola Les Moreres', email: 'escola@example.com', phone: '600 555 404', language: 'ca' }
        const accepted = { key: keyOf(102), staffId, who: club, titles: [[books[33]!, 12]] as const, reference: 'Enero' }
        const quote = await quoteFor(shop, accepted, now, { isSent: true })
        await acceptQuote(db, { requests: { decided: decidedByQuote } }, quote, `Por teléfono, a ${name}`, {
          actor: 'staff',
          staffId,
          now,
        })
        const draft = {
          key: keyOf(103),
          staffId,
          who: school,
          titles: [
            [books[34]!, 25],
            [objects[3]!, 5],
          ] as const,
        }
        await quoteFor(shop, draft, now, { isSent: false })
      }),
    ),
    at(
      1,
      by('counter', async ({ id }, now) => {
        const kept = (n: number, lines: readonly Pick[], name: string, phone: string) =>
          reserve(
            db,
            Reserve.parse({
              key: keyOf(n),
              store_code: store,
              lines: lines.map((title) => ({ product: title.id, copies: 1 })),
              name,
              phone,
              email: `reserva${n}@example.com`,
            }),
            { storefront, mostDays: 7 },
            { by: id, now },
          )
        await kept(1, books.slice(30, 32), 'Aitana Robles Mena', '600 555 401')
        await kept(2, objects.slice(12, 13), 'Pau Serra Vives', '600 555 402')
        const wanted = await lyingElsewhere(
          db,
          books.map((title) => title.id),
          store,
        )
        if (wanted) {
          const lines = [{ product: wanted.product, copies: 1 }]
          const asked = { from_store: wanted.store, to_store: store, lines, note: 'Para un cliente.', send: false }
          await askTransfer(db, asked, { by: id, now })
        }
      }),
    ),
    at(
      1,
      by('counter', async ({ id }, now) => {
        const [count] = await insertCount(db, { storeCode: store, shelf: 'A3', by: id })
        const scans = books
          .slice(40, 46)
          .map(({ ean }, index) => ({ key: keyOf(10 + index), code: ean, product: null, copies: 2, by_hand: false }))
        await keepScans(db, count!.id, scans, { by: id, now })
        const text = books
          .slice(50, 54)
          .map(({ ean }, index) => `${ean}\t${index + 2}`)
          .join('\n')
        await openDelivery(
          db,
          { store_code: store, supplier: 'Distribuciones El Aljibe', note_number: 'A-2041', text, file: null },
          { by: id, now },
        )
        const remark = 'Lo piden casi cada día y no está en el catálogo.'
        await insertRemark(db, { code: '9788499000015', product: null, remark, store_code: store }, id)
      }),
      11,
    ),
    ...['jardines colgantes de papel', 'puzzle de la torre', 'agenda 2027 mudejar'].map((words, index) =>
      at(index + 1, (now) => countMiss(db, { words, day: now.toISOString().slice(0, 10), now })),
    ),
  ]
}
