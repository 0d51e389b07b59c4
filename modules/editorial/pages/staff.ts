import { publishPage } from '#modules/editorial/content/manage.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { expectedPage, findPages, movePage, newPage, openPage, partsOf } from './pages.ts'
import { pageCalls } from './staff-contract.ts'
import { goingWith } from './with-occasion.sql.ts'

const subject = ({ params }: { params: { page: string } }) => `page ${params.page}`

/** The desk of content pages: what there is, where it stands, and one more. Their words are written at the desk of the three languages. */
export function pageStaffRoutes(call: StaffCalls) {
  call(pageCalls, 'GET /occasions/:kind/:occasion/', {
    action: 'content.read',
    summary: 'What keeps to the days of a promotion or a gift campaign: blocks of home pages, and planned texts',
    run: async ({ db, params, language }) => ({
      items: await goingWith(db, { kind: params.kind, id: params.occasion }, language),
    }),
  })
  call(pageCalls, 'GET /content-pages/', {
    action: 'content.read',
    summary: 'Content pages of every shop: address, state, how complete each language is, and how many records lead there',
    run: ({ db, query, language }) => findPages(db, language, query),
  })
  call(pageCalls, 'GET /content-pages/:page/', {
    action: 'content.read',
    summary: 'A content page: where it stands, and what leads there',
    subject,
    run: ({ db, params, language }) => expectedPage(db, language, params.page),
  })
  call(pageCalls, 'POST /content-pages/', {
    action: 'content.change',
    summary: 'A new page, written in Spanish; visitors see it once it is shown',
    subject: ({ body }) => `page ${body.addresses.es}`,
    run: async ({ db, storefront, body, now }) => ({ page: await newPage(db, storefront, body, now) }),
  })
  call(pageCalls, 'PUT /content-pages/:page/', {
    action: 'content.change',
    summary: 'Moves a page; former addresses lead to the new ones',
    subject,
    current: ({ db, params, language }) => openPage(db, language, params.page),
    run: async ({ db, params, body, language }) => {
      await movePage(db, params.page, body)
      return expectedPage(db, language, params.page)
    },
  })
  call(pageCalls, 'POST /content-pages/:page/show/', {
    action: 'content.change',
    summary: 'Shows a page to visitors, or takes it down with all that leads there',
    subject,
    run: async ({ db, params, body, language }) => {
      await publishPage(db, ...partsOf(params.page), body.shown)
      return expectedPage(db, language, params.page)
    },
  })
}
