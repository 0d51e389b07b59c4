import { dayOf } from '#kernel/days.ts'
import { eurosOf } from '#kernel/money.ts'
import type { StaffCalls } from './call.ts'
import { boundTo, may, type Role } from './grants.ts'
import { countWaiting } from './waiting.sql.ts'
import { mostWaiting, type Queue, waitingCalls } from './waiting-contract.ts'

interface Colleague {
  roles: readonly Role[]
  storeCode: string | null
}

/** What stands on somebody's first page in its order: what is of their roles and what they may deal with. */
export function onFirstPage<One extends Pick<Queue, 'action' | 'homes' | 'ofStore'>>(
  all: readonly One[],
  { roles, storeCode }: Colleague,
): One[] {
  const place = ({ homes }: One) => Math.min(...roles.map((role) => homes[role] ?? Number.POSITIVE_INFINITY))
  return all
    .filter((one) => place(one) < Number.POSITIVE_INFINITY && may(roles, one.action) && (!one.ofStore || storeCode !== null))
    .toSorted((a, b) => place(a) - place(b))
}

/** What waits for whoever asks. */
export function waitingRoutes(call: StaffCalls, queues: readonly Queue[]) {
  call(waitingCalls, 'GET /waiting/', {
    action: 'waiting.read',
    summary: 'What waits for you, queue by queue, with its age and the money it is about',
    run: async ({ db, staff, now }) => {
      const items = []
      for (const { name, action, ofStore, view, rows } of onFirstPage(queues, staff)) {
        const onlyStore = ofStore ? staff.storeCode : boundTo(staff, action)
        const asked = { onlyStore, staffId: staff.id, today: dayOf(now) }
        const { found, oldest, cents } = await countWaiting(db, rows(db, asked), mostWaiting)
        items.push({
          queue: name,
          count: Math.min(found, mostWaiting),
          more: found > mostWaiting,
          oldest: oldest?.toISOString() ?? null,
          sum: cents === null ? null : eurosOf(cents),
          ...(typeof view === 'function' ? view(asked) : view),
        })
      }
      return { items }
    },
  })
}
