import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { findLinks, findNowhere } from './lists.ts'
import { readLinksNow } from './read-links.ts'
import { linkCalls } from './staff-contract.ts'

/** Links of what is written, and what is written and stands nowhere. */
export function linkStaffRoutes(call: StaffCalls, texts: { kinds: readonly TextKind[]; storefront: string }) {
  call(linkCalls, 'GET /text-links/', {
    action: 'text.read',
    summary: 'Links of texts, menus, blocks and events, with how their addresses answered the last time',
    run: ({ db, query }) => findLinks(db, query),
  })
  call(linkCalls, 'POST /text-links/read/', {
    action: 'text.write',
    summary: 'Reads all that is written for its links now; what answered badly elsewhere is asked again in the next minutes',
    subject: () => 'links',
    run: async ({ db, now }) => ({ links: await readLinksNow(db, texts, now) }),
  })
  call(linkCalls, 'GET /texts-nowhere/', {
    action: 'text.read',
    summary: 'Pages, posts and campaigns that no menu, page, block or list leads to',
    run: ({ db, query }) => findNowhere(db, query),
  })
}
