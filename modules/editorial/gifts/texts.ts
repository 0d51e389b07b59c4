import { formerlyOf } from '#modules/editorial/page-addresses/former.ts'
import type { TextField, TextKind } from '#modules/people/staff/texts-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { campaignById } from './gifts.sql.ts'

const formerly = formerlyOf(async (db, record) => {
  const row = await campaignById(db, Number(record))
  return row && { ...row, kind: 'campaign' }
})

const title: TextField = { form: 'line', most: 80, fits: 48, needed: true }
const seenAt: NonNullable<TextKind['seenAt']> = async (_db, { language }) => pathTo('giftbetter', language)

/** What gift campaigns and gift categories say. */
export const texts: readonly TextKind[] = [
  {
    kind: 'gift-campaign',
    change: 'gift.change',
    table: 'gift_campaign',
    keys: ['id'],
    shape: 'columns',
    fields: { titles: title, texts: { form: 'lines', most: 800, fits: 300, needed: true } },
    seenAt,
    formerly,
  },
  {
    kind: 'gift-category',
    change: 'gift.change',
    table: 'gift_category',
    keys: ['id'],
    shape: 'columns',
    fields: { titles: title, texts: { form: 'lines', most: 600, fits: 200, needed: true } },
    seenAt,
  },
]
