import { cents, centsOf, eurosOf, toEuros } from '#kernel/money.ts'
import { readPricingTables } from '#modules/buying/cart/reckon.ts'
import { lineTexts } from '#modules/goods/catalogue/line-texts.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { Acting, StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { beginning } from './begin-quote.ts'
import { acceptQuote, declineQuote } from './decide-quote.ts'
import type { QuoteDeps } from './deps.ts'
import { orderQuote } from './order-quote.ts'
import { paperOf } from './paper.ts'
import { vatView } from './price-quote.ts'
import { lineFigures, reckonQuote } from './reckon-quote.ts'
import { resendQuote, reviseQuote, sendQuote, withdrawQuote } from './send-quote.ts'
import { quoteCalls, type ReckonedQuote } from './staff-contract.ts'
import { quotePage, wholeQuote } from './view.ts'
import { changeQuote, makeQuote } from './write-quote.ts'

const subject = ({ params }: { params: { quote: number } }) => `quote ${params.quote}`

type One<Body> = Acting<{ quote: number }, unknown, Body>

/** Quotes: written, sent, answered and ordered. */
export function quoteStaffRoutes(call: StaffCalls, deps: QuoteDeps) {
  const settings = { splitFeeCents: deps.splitFeeCents }
  const whole = (asked: One<unknown>, id = asked.params.quote) => wholeQuote(asked.db, id, deps, asked)
  /** A step of one, answered as it is then. @throws NotFound, for those of other stores too */
  const step =
    <Body>(act: (asked: One<Body>) => Promise<unknown>) =>
    async (asked: One<Body>) => {
      await whole(asked)
      const next = await act(asked)
      return whole(asked, typeof next === 'number' ? next : asked.params.quote)
    }
  const doing = ({ staff, now }: One<unknown>) => ({ actor: 'staff' as const, staffId: staff.id, now })
  const asking = ({ storefront, now }: { storefront: string; now: Date }) => ({ storefront, settings, now })
  readingRoutes(call, deps, whole)
  call(quoteCalls, 'POST /quotes/', {
    action: 'quote.make',
    summary: 'Writes a quote for a customer as a draft',
    subject: ({ body }) => `store ${body.store_code}`,
    run: async ({ db, body, staff, onlyStore, ...asked }) => {
      refuseOtherStore(onlyStore, body.store_code)
      const id = await makeQuote(db, await readPricingTables(db), body, asking(asked), staff.id)
      return wholeQuote(db, id, deps, { ...asked, onlyStore })
    },
  })
  call(quoteCalls, 'PUT /quotes/:quote/', {
    action: 'quote.make',
    summary: 'Changes a draft, at the prices of today',
    subject,
    current: (asked) => whole(asked as One<unknown>),
    run: step(async ({ db, params, body, onlyStore, staff, ...asked }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await changeQuote(db, await readPricingTables(db), { id: params.quote, ...body }, asking(asked), staff.id)
    }),
  })
  call(quoteCalls, 'POST /quotes/:quote/send/', {
    action: 'quote.make',
    summary: 'Sends a draft by e-mail, with its paper and a link that answers it, or notes that it was handed over on paper',
    subject,
    run: step(async (asked) => {
      const { by, expected_total } = asked.body
      const expectedCents = expected_total === undefined ? null : centsOf(expected_total)
      const send = { id: asked.params.quote, by, expectedCents }
      await sendQuote(asked.db, deps, await readPricingTables(asked.db), send, asking(asked), doing(asked))
    }),
  })
  call(quoteCalls, 'POST /quotes/:quote/resend/', {
    action: 'quote.make',
    summary: 'E-mails a quote once more, with a new link; the former one opens nothing any more',
    subject,
    run: step((asked) => resendQuote(asked.db, deps, asked.params.quote, doing(asked))),
  })
  call(quoteCalls, 'POST /quotes/:quote/revise/', {
    action: 'quote.make',
    summary: 'Another revision of a quote that was sent; the former one stays as it was told',
    subject,
    run: step((asked) => reviseQuote(asked.db, asked.params.quote, doing(asked))),
  })
  call(quoteCalls, 'POST /quotes/:quote/withdraw/', {
    action: 'quote.make',
    summary: 'Takes a quote back, with the reason; its customer is told as far as it was sent',
    subject,
    run: step((asked) =>
      withdrawQuote(asked.db, deps, asked.params.quote, { reason: asked.body.reason, seen: asked.body.state }, doing(asked)),
    ),
  })
  call(quoteCalls, 'POST /quotes/:quote/accept/', {
    action: 'quote.make',
    summary: 'Notes that its customer accepts it',
    subject,
    run: step((asked) => acceptQuote(asked.db, deps, asked.params.quote, asked.body.note, doing(asked)).then(() => undefined)),
  })
  call(quoteCalls, 'POST /quotes/:quote/decline/', {
    action: 'quote.make',
    summary: 'Notes that its customer does not accept it, with the reason',
    subject,
    run: step((asked) => declineQuote(asked.db, deps, asked.params.quote, asked.body.reason, doing(asked))),
  })
  call(quoteCalls, 'POST /quotes/:quote/order/', {
    action: 'quote.order',
    summary: 'Makes the order of an accepted quote, at the prices that it promised',
    subject,
    run: step(async (asked) => {
      const { db, params, body, staff, now } = asked
      const tables = await readPricingTables(db)
      const order = doingOf({ staff, now })
      await orderQuote(db, deps, tables, { id: params.quote, staffId: staff.id, ...body }, asking(asked), {
        ...doing(asked),
        order,
      })
    }),
  })
}

function readingRoutes(call: StaffCalls, deps: QuoteDeps, whole: (asked: One<unknown>) => ReturnType<typeof wholeQuote>) {
  const settings = { splitFeeCents: deps.splitFeeCents }
  call(quoteCalls, 'GET /quotes/', {
    action: 'quote.read',
    summary: 'Quotes, the newest first; by view, or those whose last day falls on some days',
    run: ({ db, query, onlyStore, now }) => quotePage(db, query, { onlyStore, now }),
  })
  call(quoteCalls, 'POST /quotes/reckon/', {
    action: 'quote.make',
    summary: 'What a quote would cost, line by line, and what the law of the book lets off',
    reads: true,
    run: async ({ db, body, storefront, now, language }) => {
      const reckoned = await reckonQuote(db, await readPricingTables(db), body, { storefront, settings, now })
      const ids = reckoned.lines.map(({ productId }) => productId)
      return reckonedView(reckoned, await lineTexts(db, ids, language), (code) => code && deps.sentence(code, language))
    },
  })
  call(quoteCalls, 'GET /quotes/beginning/', {
    action: 'quote.make',
    summary: 'Lines and customer of another quote, of a request or of a basket, to begin a quote from',
    run: ({ db, query, onlyStore, storefront, language }) => beginning(db, query, { onlyStore, storefront, language }),
  })
  call(quoteCalls, 'GET /quotes/:quote/', {
    action: 'quote.read',
    summary: 'One quote, with its revisions and its history',
    subject,
    run: (asked) => whole(asked),
  })
  call(quoteCalls, 'GET /quotes/:quote/paper/', {
    action: 'quote.read',
    summary: 'A quote on paper, in its customer’s language',
    subject,
    run: async (asked) => {
      await whole(asked)
      const { name, bytes } = await paperOf(asked.db, deps, asked.params.quote)
      return new FileAnswer(name, 'application/pdf', bytes)
    },
  })
}

function reckonedView(
  reckoned: Awaited<ReturnType<typeof reckonQuote>>,
  names: Awaited<ReturnType<typeof lineTexts>>,
  say: (code: Parameters<QuoteDeps['sentence']>[0] | null) => string | null,
): ReckonedQuote {
  const { lines, cart, shippingCents, tariffCents, refusal } = reckoned
  return {
    lines: lines.map(({ productId, copies, listCents, discount, lawful, unitCents }) => {
      const { title, ean, lineCents, notice } = lineFigures(reckoned, productId)
      return {
        product: productId,
        title: names.get(productId)?.title ?? title,
        ean,
        copies,
        list: toEuros(listCents),
        discount,
        lawful,
        unit: toEuros(unitCents),
        total: eurosOf(lineCents),
        why_not: say(notice === 'stock_short' ? 'order.stock_short' : null),
      }
    }),
    goods: toEuros(cart.quote.goods),
    shipping: shippingCents === null ? null : toEuros(shippingCents),
    tariff: tariffCents === null ? null : toEuros(tariffCents),
    total: toEuros(cents(cart.quote.total)),
    vat: vatView(cart.quote.vat),
    why_not: say(refusal),
  }
}
