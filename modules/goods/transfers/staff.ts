import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { transferCalls } from './staff-contract.ts'
import { matchingTransfers, transferRows, transferSorts } from './transfers.sql.ts'
import { askTransfer, type BeforeArrival, endTransfer, sendTransfer, takeInTransfer } from './transfers.ts'
import { headView, viewTransfer } from './view-transfer.ts'

const subject = ({ params }: { params: { transfer: number } }) => `transfer ${params.transfer}`

/** Copies that travel between stores. A bookseller asks and receives for their own store, and sends from it. */
export function transferStaffRoutes(call: StaffCalls, beforeArrival: BeforeArrival) {
  call(transferCalls, 'GET /transfers/', {
    action: 'transfer.read',
    summary: 'Transfers between stores, newest first',
    run: async ({ db, query, onlyStore }) => {
      if (query.store_code !== undefined) refuseOtherStore(onlyStore, query.store_code)
      const asked = { ...query, store_code: query.store_code ?? onlyStore ?? undefined }
      const rows = await transferRows(db, asked, walking(db, asked, transferSorts(db), { id: db`t.id` }))
      return listPage(db, asked, { rows, matching: matchingTransfers(db, asked), view: headView })
    },
  })
  call(transferCalls, 'POST /transfers/', {
    action: 'transfer.ask',
    summary: 'Asks copies of one store for another, or sends them without being asked',
    subject: ({ body }) => `store ${body.from_store}`,
    run: async ({ db, body, staff, now, onlyStore, language }) => {
      const doing = { by: staff.id, now }
      refuseOtherStore(onlyStore, body.send ? body.from_store : body.to_store)
      const id = await askTransfer(db, body, doing)
      if (body.send) await sendTransfer(db, id, null, doing)
      return viewTransfer(db, id, { onlyStore, language })
    },
  })
  call(transferCalls, 'GET /transfers/:transfer/', {
    action: 'transfer.read',
    summary: 'A transfer with its lines, as its slip has them',
    subject,
    run: ({ db, params, onlyStore, language }) => viewTransfer(db, params.transfer, { onlyStore, language }),
  })
  call(transferCalls, 'POST /transfers/:transfer/send/', {
    action: 'transfer.send',
    summary: 'The copies leave the store that was asked, all of them or fewer',
    subject,
    run: async ({ db, params: { transfer }, body, staff, now, onlyStore, language }) => {
      refuseOtherStore(onlyStore, (await viewTransfer(db, transfer, { onlyStore, language })).from_store)
      await sendTransfer(db, transfer, body.lines, { by: staff.id, now })
      return viewTransfer(db, transfer, { onlyStore, language })
    },
  })
  call(transferCalls, 'POST /transfers/:transfer/refuse/', {
    action: 'transfer.send',
    summary: 'The store that was asked cannot send the copies',
    subject,
    run: async ({ db, params: { transfer }, body: { reason }, staff, now, onlyStore, language }) => {
      refuseOtherStore(onlyStore, (await viewTransfer(db, transfer, { onlyStore, language })).from_store)
      await endTransfer(db, transfer, { state: 'refused', reason }, { by: staff.id, now })
      return viewTransfer(db, transfer, { onlyStore, language })
    },
  })
  call(transferCalls, 'POST /transfers/:transfer/withdraw/', {
    action: 'transfer.ask',
    summary: 'The store that asked needs the copies no more',
    subject,
    run: async ({ db, params: { transfer }, staff, now, onlyStore, language }) => {
      refuseOtherStore(onlyStore, (await viewTransfer(db, transfer, { onlyStore, language })).to_store)
      await endTransfer(db, transfer, { state: 'withdrawn', reason: '' }, { by: staff.id, now })
      return viewTransfer(db, transfer, { onlyStore, language })
    },
  })
  call(transferCalls, 'POST /transfers/:transfer/receive/', {
    action: 'transfer.receive',
    summary: 'Copies have arrived: for sale here, in part, in whole or with what is missing',
    subject,
    run: async ({ db, params: { transfer }, body, staff, now, onlyStore, language }) => {
      refuseOtherStore(onlyStore, (await viewTransfer(db, transfer, { onlyStore, language })).to_store)
      await takeInTransfer(db, transfer, body, { by: staff.id, now }, beforeArrival)
      return viewTransfer(db, transfer, { onlyStore, language })
    },
  })
}
