import { day } from '#kernel/days.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { hangPictures, staffMenus, writeMenu } from './cafe.ts'
import { GalleryPictures, MenuOfWeek } from './contract.ts'
import { FindMenus, MenuPage, OfWeek } from './staff-contract.ts'

/** The lunch menu and the gallery of the café-bookshop (T-27 to T-29, A-11). */
export function cafeStaffRoutes(call: StaffCalls) {
  call('GET', '/cafe/menus/', {
    action: 'cafe.read',
    summary: 'Lunch menus, the latest week first',
    query: FindMenus,
    answer: MenuPage,
    subject: () => 'lunch menus',
    run: async ({ db, query }) => {
      const items = await staffMenus(db, { before: query.before ? day(query.before) : null, limit: query.limit })
      return { items, next: items.length === query.limit ? (items.at(-1)?.week ?? null) : null }
    },
  })
  call('PUT', '/cafe/menus/:week/', {
    action: 'cafe.change',
    summary: 'Writes the lunch menu of a week, or writes it anew',
    params: OfWeek,
    body: MenuOfWeek,
    answer: OfWeek,
    subject: ({ params }) => `lunch menu ${params.week}`,
    run: async ({ db, params, body }) => {
      await writeMenu(db, day(params.week), body)
      return { week: params.week }
    },
  })
  call('PUT', '/cafe/gallery/', {
    action: 'cafe.change',
    summary: 'The pictures of the gallery, in their order',
    body: GalleryPictures,
    answer: GalleryPictures,
    subject: () => 'café gallery',
    run: async ({ db, body }) => {
      await hangPictures(db, body)
      return body
    },
  })
}
