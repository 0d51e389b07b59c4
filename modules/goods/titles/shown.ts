import type { Tx } from '#kernel/db.ts'
import { type RefusalCode, Refused } from '#kernel/errors.ts'
import { insertChanges, setShown } from './change.sql.ts'
import { expectVersion, keepHistory, openTitle } from './change.ts'
import type { StoredTitle } from './title.sql.ts'

export type TitleAct = 'publish' | 'withdraw' | 'bring_back'

/** What must be there before visitors see a title; null where nothing lacks. Who made an object has to be shown with it (GPSR). */
function unfit(title: StoredTitle): RefusalCode | null {
  if (title.price_cents === null) return 'titles.no_price'
  if (title.categories.length === 0) return 'titles.no_category'
  return title.kind === 'object' && title.safety === null ? 'titles.no_safety' : null
}

/** Why an act may not be done now; null: it may. */
export function whyNot(title: StoredTitle, act: TitleAct): RefusalCode | null {
  if (act === 'withdraw') return title.state === 'withdrawn' ? 'titles.withdrawn_already' : null
  if (act === 'bring_back') return title.state === 'withdrawn' ? unfit(title) : 'titles.not_withdrawn'
  return title.state === 'draft' ? unfit(title) : 'titles.not_draft'
}

interface Doing {
  version: number
  staffId: number
  now: Date
  reason?: string
}

async function show(tx: Tx, id: number, act: TitleAct, { version, staffId, now, reason }: Doing): Promise<void> {
  const title = await openTitle(tx, id)
  await expectVersion(tx, title, version, ['state'])
  const refusal = whyNot(title, act)
  if (refusal) throw new Refused(refusal)
  const away = act === 'withdraw'
  const became = await setShown(tx, id, { active: !away, withdrawn: away ? now : null, reason: reason ?? null })
  await keepHistory(tx, title, staffId)
  if (reason)
    await insertChanges(tx, [{ product: id, version: became, staffId, field: 'withdrawn_reason', was: null, became: reason }])
}

/** Shows a draft to visitors. @throws NotFound, Conflict, Refused with what it lacks */
export const publishTitle = (tx: Tx, id: number, doing: Doing): Promise<void> => show(tx, id, 'publish', doing)

/** Shows a title, a draft or one that was withdrawn. @throws NotFound, Conflict, Refused with what it lacks, or that it is shown */
export async function showTitle(tx: Tx, id: number, doing: Doing): Promise<void> {
  const { state } = await openTitle(tx, id)
  if (state === 'on_sale') throw new Refused('titles.as_asked')
  await show(tx, id, state === 'draft' ? 'publish' : 'bring_back', doing)
}

/** Takes a title off the shop; its page says that it is not to be had. @throws NotFound, Conflict, Refused */
export const withdrawTitle = (tx: Tx, id: number, doing: Doing & { reason: string }): Promise<void> =>
  show(tx, id, 'withdraw', doing)

/** Shows a withdrawn title again. @throws NotFound, Conflict, Refused with what it lacks */
export const bringBackTitle = (tx: Tx, id: number, doing: Doing): Promise<void> => show(tx, id, 'bring_back', doing)
