import { z } from 'zod'
import { Limit, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { GalleryPictures, MenuOfWeek } from './contract.ts'

const OfWeek = z.object({ week: z.iso.date().describe('The Monday of the week') })
/** As they are read and saved. */
const KeptMenu = versioned(MenuOfWeek.extend({ week: z.string() }))
const SavedMenu = versioned(MenuOfWeek)
const KeptGallery = versioned(GalleryPictures)
const FindMenus = z.object({ before: z.iso.date().optional(), limit: Limit })
const MenuPage = z.object({ items: z.array(KeptMenu), next: z.string().nullable() })

export const cafeCalls = {
  'GET /cafe/menus/': { query: FindMenus, answer: MenuPage },
  'PUT /cafe/menus/:week/': { params: OfWeek, body: SavedMenu, answer: KeptMenu },
  'GET /cafe/gallery/': { answer: KeptGallery },
  'PUT /cafe/gallery/': { body: KeptGallery, answer: KeptGallery },
} satisfies StaffContract
