import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { changeTitle, openTitle } from './change.ts'
import type { ChangeTitle, SortIn } from './staff-contract.ts'

/** Ids with some added behind and others left out; undefined where that changes nothing. */
function otherIds(ids: readonly number[], add: readonly number[] = [], remove: readonly number[] = []): number[] | undefined {
  const next = [...new Set([...ids, ...add])].filter((id) => !remove.includes(id))
  return next.length === ids.length && next.every((id) => ids.includes(id)) ? undefined : next
}

/**
 * Puts a title under sections and tags, takes it out of others, or says how it is to be had. Sections and tags are reckoned from what the
 * title has now; `version` guards the availability that was read.
 * @throws NotFound, Conflict 'titles.changed_meanwhile', InvalidFields, Refused 'titles.as_asked' where nothing would be otherwise
 */
export async function sortIn(
  tx: Tx,
  id: number,
  { add, remove, availability, version }: SortIn & { version: number },
  staffId: number,
): Promise<void> {
  const title = await openTitle(tx, id)
  const categories = otherIds(title.categories, add.categories, remove.categories)
  const tags = otherIds(title.tags, add.tags, remove.tags)
  const change: ChangeTitle = {
    version: availability === undefined ? title.version : version,
    ...(categories && { categories }),
    ...(tags && { tags }),
    ...(availability !== undefined && availability !== title.availability && { availability }),
  }
  if (Object.keys(change).length === 1) throw new Refused('titles.as_asked')
  await changeTitle(tx, id, change, staffId)
}
