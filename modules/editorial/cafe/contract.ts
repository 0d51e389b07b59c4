import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Picture } from '#modules/goods/catalogue/contract.ts'

/** The fourteen of Regulation (EU) 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]
export const courses = ['starter', 'main', 'dessert'] as const
export type Course = (typeof courses)[number]
export const diets = ['vegetarian', 'vegan'] as const

/** What a dish carries, told in words of the language. */
export const Dish = z.object({ name: z.string(), allergens: z.array(z.string()), diet: z.string().nullable() })
export type Dish = z.output<typeof Dish>

export const LunchMenu = z.object({
  week: z.string().describe('The Monday of its week, yyyy-mm-dd'),
  price: z.number().describe('Euros, VAT included'),
  courses: z.array(z.object({ course: z.enum(courses), title: z.string(), dishes: z.array(Dish) })),
  pdf: z.string().describe('Where the menu is as a PDF'),
})
export type LunchMenu = z.output<typeof LunchMenu>

export const Cafe = z.object({
  menu: LunchMenu.nullable(),
  gallery: z.array(z.object({ caption: z.string(), art: Picture })),
})
export type Cafe = z.output<typeof Cafe>

const text = z.string().trim().min(1).max(160)
const texts = localized(text)
const StaffDish = z.object({
  names: texts,
  allergens: z.array(z.enum(allergens)).max(14).default([]),
  diet: z.enum(diets).nullable().default(null),
})
export type StaffDish = z.output<typeof StaffDish>

/** A week's menu as the kitchen writes it: four starters, four mains, desserts (T-28). */
export const MenuOfWeek = z.object({
  price: z.number().positive().max(1_000).describe('Euros, VAT included'),
  starters: z.array(StaffDish).length(4),
  mains: z.array(StaffDish).length(4),
  desserts: z.array(StaffDish).min(1).max(6),
})
export type MenuOfWeek = z.output<typeof MenuOfWeek>

export const GalleryPictures = z.object({ pictures: z.array(z.object({ theme: text, captions: texts })).max(24) })
export type GalleryPictures = z.output<typeof GalleryPictures>
