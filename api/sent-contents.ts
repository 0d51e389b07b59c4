import { addDays, type Day, dayOf, day as dayWritten } from '#kernel/days.ts'
import type { Files } from '#kernel/files.ts'
import { writtenFeed } from '#modules/goods/feeds/feeds.ts'
import { stockFeed } from '#modules/goods/feeds/stock-feed.ts'
import { nameOfFeed } from '#modules/goods/feeds/write-feed.ts'
import { journalCsv } from '#modules/invoicing/accounting/journal.ts'
import type { Asked, Contents } from '#modules/platform/sendings/deps.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The calendar month before the one that a day lies in, yyyy-mm. */
const monthBefore = (today: Day): string => addDays(dayWritten(`${today.slice(0, 7)}-01`), -1).slice(0, 7)

function daysOf(month: string) {
  const from = dayWritten(`${month}-01`)
  return { from, to: addDays(dayWritten(`${addDays(from, 31).slice(0, 7)}-01`), -1) }
}

const shopOf = ({ storefront }: Asked) => storefront ?? ''
const languageOf = ({ language }: Asked) => language ?? 'es'

/** The files that may be sent on their own (modules/platform/sendings), as their domains write them. */
export const sentContentsOf = (files: Files): Contents => ({
  stock: {
    latestAlone: true,
    due: async (_db, asked, at) => {
      const mark = `${dayOf(at)}-${clock.format(at).replace(':', '')}`
      return { mark, name: `stock-${shopOf(asked)}-${languageOf(asked)}-${mark}.csv` }
    },
    // What stores have is told as it is when it is sent.
    open: async (db, asked) => stockFeed(db, { storefront: shopOf(asked), since: null, place: null }, languageOf(asked)),
  },
  products: {
    latestAlone: true,
    due: async (db, asked) => {
      const key = await writtenFeed(db, shopOf(asked), languageOf(asked))
      return key === null ? null : { mark: key, name: `products-${shopOf(asked)}-${languageOf(asked)}.xml.gz` }
    },
    open: async (_db, _asked, mark) => {
      const name = nameOfFeed(mark)
      return (await files.sizeOf(name)) === null ? null : files.read(name)
    },
  },
  journal: {
    latestAlone: false,
    due: async (_db, _asked, at) => {
      const month = monthBefore(dayOf(at))
      return { mark: month, name: `journal-${month}.csv` }
    },
    open: async (db, _asked, month) => journalCsv(db, daysOf(month)),
  },
})
