import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import { requireDesk } from './access.ts'
import { type ApprovalEmails, sendBack, submitList, takeBack } from './approval.ts'
import { putIntoBasket } from './basket.ts'
import {
  AddByEan,
  Added,
  ArchiveList,
  Changed,
  ChangeLine,
  CopyList,
  CreateList,
  DeskList,
  InBasket,
  ListNamed,
  ListPage,
  PlacedList,
  PlaceList,
  ReturnList,
  SetCopies,
  SettleList,
  ShowList,
  ShowLists,
  SubmitList,
} from './contract.ts'
import { listRows } from './desk.sql.ts'
import { listsPerPage } from './limits.ts'
import { addByEan, changeLine, type LineAct, setCopies } from './lines.ts'
import { archiveList, copyList, createList, openListOf, removeList, settleList } from './lists.ts'
import { parkUnavailable } from './park-unavailable.ts'
import { placeList } from './place-list.ts'
import { showList, summaryOf } from './view-list.ts'

export interface DeskDeps {
  db: Pool
  storefront: string
  splitFeeCents: number | null
  confirmation: PayDeps['confirmation']
  approvalEmails: ApprovalEmails
}

type Signed = { id: string; token: string }

/** The desk of libraries and businesses: lists that become orders (L-11 to L-14). Everything is POST, for everything is personal (I-24). */
export const deskRoutes =
  ({ db, storefront, splitFeeCents, confirmation, approvalEmails: letters }: DeskDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['desk']
    const asking = async (request: FastifyRequest, { id, token }: Signed): Promise<ShowCartInput & { caller: Caller }> => {
      const now = new Date()
      const caller = await requireDesk(db, { id, token }, now)
      return { caller, language: request.language, storefront, settings: { splitFeeCents }, now }
    }
    const schema = <B, R>(body: B, answer: R) => ({ schema: { tags, body, response: { 200: answer } } })

    app.post('/desk/lists/', schema(ShowLists, ListPage), async (request) => {
      const { caller } = await asking(request, request.body)
      const { kinds, states, page } = request.body
      const rows = await listRows(db, caller.id, { kinds, states, page })
      const total = rows[0]?.total ?? 0
      return {
        items: rows.map((row) => summaryOf(row, caller)),
        page,
        pages: Math.max(1, Math.ceil(total / listsPerPage)),
        total,
      }
    })
    app.post('/desk/list/', schema(ShowList, DeskList), async (request) => {
      const input = await asking(request, request.body)
      const { list, page, sort, only } = request.body
      const listId = list ?? (await db.begin((tx) => openListOf(tx, input.caller)))
      return showList(db, { listId, page, sort, only }, input)
    })
    app.post('/desk/create/', schema(CreateList, Changed), async (request) => {
      const { caller } = await asking(request, request.body)
      return { list: await createList(db, caller, request.body) }
    })
    app.post('/desk/add/', schema(AddByEan, Added), async (request) => {
      const { caller } = await asking(request, request.body)
      const { list, ean, quantity } = request.body
      const added = await addByEan(db, caller, { listId: list, ean, quantity, storefront, language: request.language })
      return { list, line: added.line, title: added.title, quantity: added.quantity }
    })
    app.post('/desk/line/', schema(ChangeLine, Changed), async (request) => {
      const { caller, now } = await asking(request, request.body)
      const { list, line } = request.body
      await changeLine(db, caller, { listId: list, lineId: line, now, ...actOf(request.body) })
      return { list }
    })
    app.post('/desk/copies/', schema(SetCopies, Changed), async (request) => {
      const { caller } = await asking(request, request.body)
      await setCopies(db, caller, request.body.list, request.body.lines)
      return { list: request.body.list }
    })
    app.post('/desk/settle/', schema(SettleList, Changed), async (request) => {
      const { caller, now } = await asking(request, request.body)
      const { list, budget, address, store, name, reference, comments, shipment } = request.body
      const [budgets, addresses, stores] = await Promise.all([
        budget == null ? [] : budgetsOf(db, caller.id, Number(dayOf(now).slice(0, 4))),
        address == null ? [] : addressesOf(db, caller.id),
        store == null ? [] : allStores(db, now),
      ])
      const fields = { name, reference, comments, shipment, budget_id: budget, address_id: address, store_code: store }
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      await settleList(db, caller, list, given, {
        budgets: budgets.filter((item) => !item.closed).map((item) => item.id),
        addresses: addresses.map((item) => item.pk),
        stores: stores.filter((item) => item.available_today).map((item) => item.code),
      })
      return { list }
    })
    app.post('/desk/park/', schema(ListNamed, Changed), async (request) => {
      await parkUnavailable(db, request.body.list, await asking(request, request.body))
      return { list: request.body.list }
    })
    app.post('/desk/copy/', schema(CopyList, Changed), async (request) => {
      const { caller } = await asking(request, request.body)
      const { list, kind, name } = request.body
      return { list: await copyList(db, caller, { listId: list, kind, name }) }
    })
    app.post('/desk/archive/', schema(ArchiveList, Changed), async (request) => {
      const { caller } = await asking(request, request.body)
      await archiveList(db, caller, request.body.list, request.body.archived)
      return { list: request.body.list }
    })
    app.post('/desk/delete/', schema(ListNamed, Changed), async (request) => {
      const { caller } = await asking(request, request.body)
      await removeList(db, caller, request.body.list)
      return { list: request.body.list }
    })
    app.post('/desk/order/', schema(PlaceList, PlacedList), async (request) => {
      const input = await asking(request, request.body)
      const { list, expected_total } = request.body
      const expectedCents = expected_total === undefined ? null : centsOf(expected_total)
      const placed = await placeList({ db, confirmation, letters }, { listId: list, expectedCents }, input)
      return { order: placed.number, total: toEuros(cents(placed.totalCents)), leftovers: placed.leftovers }
    })
    app.post('/desk/basket/', schema(ListNamed, InBasket), async (request) => {
      const input = await asking(request, request.body)
      requireMember(input.caller, 'order.place')
      return putIntoBasket(db, request.body.list, input)
    })
    app.post('/desk/submit/', schema(SubmitList, Changed), async (request) => {
      const { caller, now } = await asking(request, request.body)
      const { list, letter } = request.body
      await submitList(db, caller, { listId: list, letter, now }, letters)
      return { list }
    })
    app.post('/desk/take-back/', schema(ListNamed, Changed), async (request) => {
      const { caller } = await asking(request, request.body)
      await takeBack(db, caller, request.body.list)
      return { list: request.body.list }
    })
    app.post('/desk/send-back/', schema(ReturnList, Changed), async (request) => {
      const { caller } = await asking(request, request.body)
      const { list, reason } = request.body
      await sendBack(db, caller, { listId: list, reason }, letters)
      return { list }
    })
  }

/** @throws InvalidFields naming what an act lacks. */
function actOf({
  act,
  quantity,
  product,
  note,
}: {
  act: LineAct['act']
  quantity?: number
  product?: number
  note: string
}): LineAct {
  if (act === 'quantity') {
    if (quantity === undefined) throw new InvalidFields({ quantity: 'form.missing' })
    return { act, quantity }
  }
  if (act === 'choose') {
    if (product === undefined) throw new InvalidFields({ product: 'form.missing' })
    return { act, product }
  }
  return act === 'refuse' ? { act, note } : { act }
}
