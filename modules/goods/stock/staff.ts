import type { Db } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { boundTo } from '#modules/people/staff/grants.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import type { Staff } from '#modules/people/staff/sessions.ts'
import { moveStock, putStock } from './count-stock.ts'
import { type MovementRow, matchingMovements, movementRows, movementSorts } from './movements.sql.ts'
import { productKnown, setShelf } from './staff.sql.ts'
import { stockCalls } from './staff-contract.ts'
import { type Coming, stockView, type Wanted } from './stock-view.ts'
import type { TitleOrder } from './titles.sql.ts'
import { type FindTitles, storeTitles } from './titles.ts'

async function requireProduct(db: Db, productId: number): Promise<void> {
  if (!(await productKnown(db, productId))) throw new NotFound('staff.product_unknown')
}

const movement = ({ document_kind, document, at, ...row }: MovementRow) => ({
  ...row,
  at: at.toISOString(),
  document: document_kind && { kind: document_kind, name: document },
})

interface Who {
  staff: Staff
  language: Language
}

interface StockSettings {
  coming: Coming
  find: FindTitles
  inOrder: TitleOrder
  /** The store that is shown to who works in all of them. */
  store: string
}

/** Copies per store: what lies on the shelves and is promised to no order, why it does, and on which shelf. */
export function stockStaffRoutes(call: StaffCalls, { coming, find, inOrder, store }: StockSettings) {
  const shown = (db: Db, { staff, language }: Who, wanted: Wanted) =>
    stockView(db, wanted, {
      set: boundTo(staff, 'stock.set'),
      move: boundTo(staff, 'stock.move'),
      own: staff.storeCode,
      language,
      coming,
    })
  const shelved = async (db: Db, who: Who, { product, store_code }: { product: number; store_code: string }) =>
    (await shown(db, who, { product })).stores.find((one) => one.store_code === store_code)!
  const subject = ({ body }: { body: { product: number } }) => `product ${body.product}`
  const subjectOfPath = ({ params }: { params: { product: number } }) => `product ${params.product}`

  call(stockCalls, 'GET /stock/titles/', {
    action: 'stock.read',
    summary: 'What a store has, by words, shelf and what has not been sold for long',
    run: async ({ db, query, staff, language }) => {
      const storeCode = query.store_code ?? staff.storeCode ?? store
      await storeByCode(db, storeCode)
      return storeTitles(db, query, { storeCode, find, inOrder, language })
    },
  })
  call(stockCalls, 'GET /stock/', {
    action: 'stock.read',
    summary: 'Copies of a product in every store, by product, ISBN/EAN or reference',
    run: ({ db, staff, language, query }) => shown(db, { staff, language }, query),
  })
  call(stockCalls, 'PUT /stock/', {
    action: 'stock.set',
    summary: 'How many copies a store has, and why it is another number',
    subject: ({ body }) => `product ${body.product}`,
    current: async ({ db, staff, language, body, onlyStore }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await storeByCode(db, body.store_code)
      return shelved(db, { staff, language }, body)
    },
    run: async ({ db, staff, language, body }) => {
      const { product, store_code, quantity, kind, reason } = body
      await putStock(db, { productId: product, storeCode: store_code, quantity }, { kind, reason })
      return shelved(db, { staff, language }, body)
    },
  })
  call(stockCalls, 'POST /stock/move/', {
    action: 'stock.move',
    summary: 'Copies go from one store to another at once; what travels for days is a transfer',
    subject,
    run: async ({ db, staff, language, body, onlyStore }) => {
      refuseOtherStore(onlyStore, body.from_store)
      await storeByCode(db, body.to_store)
      await requireProduct(db, body.product)
      const { product, quantity, reason } = body
      const move = { productId: product, from: body.from_store, to: body.to_store, quantity, reason }
      if (!(await moveStock(db, move))) throw new Refused('staff.stock_short')
      return shown(db, { staff, language }, { product })
    },
  })
  call(stockCalls, 'GET /stock/:product/movements/', {
    action: 'stock.read',
    summary: 'Why stores have the copies that they have: each change, newest first, with who made it and its document',
    subject: subjectOfPath,
    run: async ({ db, params: { product }, query }) => {
      await requireProduct(db, product)
      const rows = await movementRows(db, product, query, walking(db, query, movementSorts(db), { id: db`m.id` }))
      return listPage(db, query, { rows, matching: matchingMovements(db, product, query), view: movement })
    },
  })
  call(stockCalls, 'PUT /stock/:product/shelf/', {
    action: 'stock.set',
    summary: 'On which shelf of a store a product stands; nothing takes the name away',
    subject: subjectOfPath,
    run: async ({ db, staff, language, params: { product }, body: { store_code, shelf }, onlyStore }) => {
      refuseOtherStore(onlyStore, store_code)
      await storeByCode(db, store_code)
      await requireProduct(db, product)
      await setShelf(db, { productId: product, storeCode: store_code, shelf })
      return shown(db, { staff, language }, { product })
    },
  })
}
