import { z } from 'zod'
import { Limit } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { GalleryPictures, MenuOfWeek } from './contract.ts'

export const OfWeek = z.object({ week: z.iso.date().describe('The Monday of the week') })
/** As they are read and saved. */
export const KeptMenu = versioned(MenuOfWeek.extend({ week: z.string() }))
export const SavedMenu = versioned(MenuOfWeek)
export const KeptGallery = versioned(GalleryPictures)
export const FindMenus = z.object({ before: z.iso.date().optional(), limit: Limit })
export const MenuPage = z.object({ items: z.array(KeptMenu), next: z.string().nullable() })
