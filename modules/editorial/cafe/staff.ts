import { day } from '#kernel/days.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { galleryPictures, hangPictures, staffMenuOf, staffMenus, writeMenu } from './cafe.ts'
import { cafeCalls } from './staff-contract.ts'

/** The lunch menu and the gallery of the café-bookshop (T-27 to T-29, A-11). */
export function cafeStaffRoutes(call: StaffCalls) {
  call(cafeCalls, 'GET /cafe/menus/', {
    action: 'cafe.read',
    summary: 'Lunch menus, the latest week first',
    subject: () => 'lunch menus',
    run: async ({ db, query }) => {
      const items = await staffMenus(db, { before: query.before ? day(query.before) : null, limit: query.limit })
      return { items, next: items.length === query.limit ? (items.at(-1)?.week ?? null) : null }
    },
  })
  call(cafeCalls, 'PUT /cafe/menus/:week/', {
    action: 'cafe.change',
    summary: 'Writes the lunch menu of a week, or writes it anew',
    subject: ({ params }) => `lunch menu ${params.week}`,
    current: ({ db, params }) => staffMenuOf(db, day(params.week)),
    run: async ({ db, params, body }) => {
      await writeMenu(db, day(params.week), body)
      return (await staffMenuOf(db, day(params.week)))!
    },
  })
  call(cafeCalls, 'GET /cafe/gallery/', {
    action: 'cafe.read',
    summary: 'The pictures of the gallery with their captions in every language',
    subject: () => 'café gallery',
    run: ({ db }) => galleryPictures(db),
  })
  call(cafeCalls, 'PUT /cafe/gallery/', {
    action: 'cafe.change',
    summary: 'The pictures of the gallery, in their order',
    subject: () => 'café gallery',
    current: ({ db }) => galleryPictures(db),
    run: async ({ db, body }) => {
      await hangPictures(db, body)
      return galleryPictures(db)
    },
  })
}
