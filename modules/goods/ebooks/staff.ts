import { OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf } from '#modules/people/staff/call-contract.ts'
import type { EbookStore, StoredFile } from './file-store.ts'
import { renew } from './manage.ts'
import { ebookCalls } from './staff-contract.ts'
import {
  dropUpload,
  endSaleOf,
  endSample,
  sellUnderLcp,
  takeAllTheSame,
  takeUpload,
  titleFiles,
  wishWatermark,
} from './uploads.ts'

const subject = ({ params }: { params: { title: number } }) => `product ${params.title}`

/** Files of titles, and bought ebooks. */
export function ebookStaffRoutes(call: StaffCalls, { ebookFiles: store }: { ebookFiles: EbookStore }) {
  call(ebookCalls, 'GET /titles/:title/files/', {
    action: 'title.read',
    summary: 'The files of a title: what is sold, its sample, and what the check said of those sent last',
    subject,
    run: ({ db, params, language }) => titleFiles(db, params.title, language),
  })
  call(ebookCalls, 'POST /titles/:title/files/', {
    action: 'title.change',
    summary:
      'Sends an EPUB or PDF, to be sold or as a sample: its bytes are the body, 300 MB at most. It is checked before it is taken',
    subject,
    ask: async ({ db, params, query, sentFile, staff, language, now }) => {
      const file = sentFile as StoredFile | null
      await takeUpload(db, store, { product: params.title, ...query, file, staffId: staff.id, now })
      return titleFiles(db, params.title, language)
    },
  })
  call(ebookCalls, 'POST /titles/:title/files/:upload/take/', {
    action: 'title.change',
    summary: 'Takes a file that waits, in spite of its faults',
    subject,
    ask: async ({ db, params, language }) => {
      const before = await db.begin((tx) => takeAllTheSame(tx, params.title, params.upload))
      if (before) await store.forget(before)
      return titleFiles(db, params.title, language)
    },
  })
  call(ebookCalls, 'DELETE /titles/:title/files/:upload/', {
    action: 'title.change',
    summary: 'Throws a file away that waits',
    subject,
    ask: async ({ db, params, language }) => {
      await store.forget(await db.begin((tx) => dropUpload(tx, params.title, params.upload)))
      return titleFiles(db, params.title, language)
    },
  })
  call(ebookCalls, 'POST /titles/:title/files/off/', {
    action: 'title.change',
    summary: 'Ends the sale of an ebook; whoever bought it keeps it',
    subject,
    run: async ({ db, params, language, now }) => {
      await endSaleOf(db, params.title, now)
      return titleFiles(db, params.title, language)
    },
  })
  call(ebookCalls, 'PUT /titles/:title/files/watermark/', {
    action: 'title.change',
    summary: 'Whether copies of an ebook say whom they were sold to, as its publisher wishes',
    subject,
    run: async ({ db, params, body, language }) => {
      await wishWatermark(db, params.title, body.watermark)
      return titleFiles(db, params.title, language)
    },
  })
  call(ebookCalls, 'PUT /titles/:title/files/lcp/', {
    action: 'title.change',
    summary:
      'What the licence server knows an ebook under LCP by, and what its publisher lets be printed and copied; puts it on sale',
    subject,
    run: async ({ db, params, body, language }) => {
      await sellUnderLcp(db, params.title, body)
      return titleFiles(db, params.title, language)
    },
  })
  call(ebookCalls, 'POST /titles/:title/sample/off/', {
    action: 'title.change',
    summary: 'Takes the sample of a title away',
    subject,
    ask: async ({ db, params, language }) => {
      await store.forget(await db.begin((tx) => endSample(tx, params.title)))
      return titleFiles(db, params.title, language)
    },
  })
  call('POST', '/orders/:number/downloads/', {
    action: 'ebook.renew',
    summary: 'A bought ebook may be fetched as often and as long again as a new one',
    params: OrderNumber,
    body: IdOf('line'),
    answer: StaffOrder,
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await orderIdFor(db, params.number, onlyStore)
      await renew(db, { number: params.number, line: body.line }, doingOf(who))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
}
