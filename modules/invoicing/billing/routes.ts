import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound, type RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { facturaeXml } from '#modules/invoicing/invoices/facturae.ts'
import { invoicePdf } from '#modules/invoicing/invoices/invoice-pdf.ts'
import { atOrder } from '#modules/orders/order/at-order.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { opensPaper, paperAddress } from '#modules/orders/order/order-key.ts'
import { requireKnownCaller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { invoicingFor, shopNameOf } from '#modules/platform/storefronts/identity.ts'
import { askForInvoice } from './ask-for-invoice.ts'
import {
  CustomerInvoices,
  InvoiceRequested,
  ListInvoices,
  OfInvoice,
  OfParcel,
  OrderInvoices,
  PaperKey,
  RequestInvoice,
  ShowInvoices,
} from './contract.ts'
import { customerInvoices } from './customer-invoices.ts'
import type { BillingSettings } from './deps.ts'
import { invoiceOfOrder, orderInvoices } from './order-invoices.ts'
import { deliveryNote, giftTicket } from './parcel-papers.ts'
import { ownOrder } from './request-invoice.ts'

export interface BillingDeps extends BillingSettings {
  db: Pool
  /** The sentence of a refusal in a language. */
  say: (code: RefusalCode, language: Language) => string
}

/** A paper takes a tenth of a second to set. */
const fewPerMinute = { rateLimit: { max: 60, timeWindow: 60_000 } }
const tags = ['invoices']
const pdf = 'application/pdf'

const paperHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${name.replace(/[^\w.-]/g, '_')}.pdf"`,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})

const xmlHeaders = (name: string) => ({
  'content-type': 'application/xml; charset=utf-8',
  'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}.xml"`,
})

/** Who stands before an order: its owner, or whoever holds the key of its letters. */
const reader = ({ db, secret }: BillingDeps, number: string, body: { id: string; token: string; key: string }) =>
  atOrder(db, { secret, number }, body)

/** Invoices of an order and the request of a full one (O-08 to O-12). */
export const billingRoutes =
  (deps: BillingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, say } = deps
    app.post('/invoices/', { schema: { tags, body: ListInvoices, response: { 200: CustomerInvoices } } }, async ({ body }) => {
      const caller = await requireKnownCaller(db, body)
      requireMember(caller, 'papers.read')
      return customerInvoices(db, caller.id, {
        before: body.before || null,
        link: (order, path) => paperAddress(deps.secret, order, path),
        beside: deps.besideInvoice,
      })
    })
    app.post(
      '/order/:number/invoices/',
      { schema: { tags, params: OrderNumber, body: ShowInvoices, response: { 200: OrderInvoices } } },
      async ({ params, body, language }) => {
        const { mayRead } = await reader(deps, params.number, body)
        const order = await ownOrder(db, params.number, mayRead)
        return orderInvoices(db, order, {
          link: (path) => paperAddress(deps.secret, order.number, path),
          say: (code) => say(code, language),
        })
      },
    )
    app.post(
      '/order/:number/invoice-request/',
      {
        schema: { tags, params: OrderNumber, body: RequestInvoice, response: { 200: InvoiceRequested, 201: InvoiceRequested } },
        config: fewPerMinute,
      },
      async ({ params, body }, reply) => {
        const { isNew, input } = await askForInvoice(db, deps, params.number, body)
        return reply.code(isNew ? 201 : 200).send(input)
      },
    )
    app.post(
      '/order/:number/invoice/:invoice/',
      { schema: { tags, params: OfInvoice, body: ShowInvoices, produces: [pdf] }, config: fewPerMinute },
      async ({ params, body }, reply) => {
        const { mayRead } = await reader(deps, params.number, body)
        const order = await ownOrder(db, params.number, mayRead)
        const invoice = await invoiceOfOrder(db, order, params.invoice)
        const shop = { name: await shopNameOf(db, deps.senders, { ...order, language: invoice.language }) }
        return reply.headers(paperHeaders(invoice.number)).send(await invoicePdf(invoice, deps.invoicing, shop))
      },
    )
  }

/** The same papers behind plain links: the key in the address is what lets in to one of them, not an access token. */
export const paperRoutes =
  (deps: BillingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    /** @throws NotFound 'papers.link_over', for a link that the shop did not write as well. */
    const byKey = (number: string, path: string, key: string) => {
      if (!opensPaper(deps.secret, number, `${path}/`, key)) throw new NotFound('papers.link_over')
      return ownOrder(db, number, () => true)
    }

    app.get(
      '/order/:number/invoice/:invoice/',
      { schema: { tags, params: OfInvoice, querystring: PaperKey, produces: [pdf] }, config: fewPerMinute },
      async ({ params, query }, reply) => {
        const order = await byKey(params.number, `invoice/${params.invoice}`, query.key)
        const invoice = await invoiceOfOrder(db, order, params.invoice)
        const name = await shopNameOf(db, deps.senders, { ...order, language: invoice.language })
        const pdf = await invoicePdf(invoice, deps.invoicing, { name })
        return reply.headers(paperHeaders(invoice.number)).send(pdf)
      },
    )
    app.get(
      '/order/:number/facturae/:invoice/',
      { schema: { tags, params: OfInvoice, querystring: PaperKey, produces: ['application/xml'] }, config: fewPerMinute },
      async ({ params, query }, reply) => {
        const order = await byKey(params.number, `facturae/${params.invoice}`, query.key)
        const invoice = await invoiceOfOrder(db, order, params.invoice)
        return reply.headers({ ...paperHeaders(invoice.number), ...xmlHeaders(invoice.number) }).send(facturaeXml(invoice))
      },
    )
    const parcelPaper = (path: string, draw: typeof deliveryNote) =>
      app.get(
        `/order/:number/${path}/:parcel/`,
        { schema: { tags, params: OfParcel, querystring: PaperKey, produces: [pdf] }, config: fewPerMinute },
        async ({ params, query }, reply) => {
          const order = await byKey(params.number, `${path}/${params.parcel}`, query.key)
          const { issuer } = await invoicingFor(db, deps.invoicing, order.storefront_code)
          const shop = await shopNameOf(db, deps.senders, order)
          const pdf = await draw(db, { order, position: params.parcel, shop, issuer })
          return reply.headers(paperHeaders(`${path}-${order.number}-${params.parcel}`)).send(pdf)
        },
      )
    parcelPaper('delivery-note', deliveryNote)
    parcelPaper('gift-ticket', giftTicket)
  }
