import { type Day, dayOf, weekdayOf } from '#kernel/days.ts'
import type { Db, Reader, Tx } from '#kernel/db.ts'
import { InvalidFields } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import { pathTo } from '#screens/addresses.ts'
import { addDishes, type MenuRow, menuOfWeek, menuOn, menuRows, openMenu, pictureRows, replacePictures } from './cafe.sql.ts'
import { type Cafe, courses, type GalleryPictures, type LunchMenu, type MenuOfWeek, type StaffDish } from './contract.ts'
import { menuWords } from './words.ts'

/** Where the menu of the week is as a PDF (T-29). */
export const menuPdfPath = (language: Language): string => `${pathTo('about-cafe', language)}/menu.pdf`

/** A menu told in a language: courses in the order they are eaten, allergens in words. */
export function toldMenu(row: MenuRow, language: Language): LunchMenu {
  const words = menuWords[language]
  return {
    week: row.week,
    price: toEuros(cents(row.price_cents)),
    pdf: menuPdfPath(language),
    courses: courses.map((course) => ({
      course,
      title: words.courses[course],
      dishes: row.dishes
        .filter((dish) => dish.course === course)
        .map(({ names, allergens, diet }) => ({
          name: names[language],
          allergens: allergens.map((allergen) => words.allergens[allergen]),
          diet: diet && words.diets[diet],
        })),
    })),
  }
}

/** The menu of today's week, or the last one written; null before the first. */
export async function currentMenu(db: Reader, now: Date): Promise<MenuRow | null> {
  return (await menuOn(db, dayOf(now))) ?? null
}

/** What the page of the café-bookshop shows beside its text (T-27). */
export async function cafe(db: Reader, language: Language, now = new Date()): Promise<Cafe> {
  const [menu, pictures] = await Promise.all([currentMenu(db, now), pictureRows(db)])
  return {
    menu: menu && toldMenu(menu, language),
    gallery: pictures.map(({ theme, captions }) => ({
      caption: captions[language],
      art: artPicture(theme, 960, 720, captions[language]),
    })),
  }
}

const isMonday = (week: Day) => weekdayOf(week) === 1

/** Writes the menu of a week, or writes it anew. @throws InvalidFields 'cafe.not_a_monday' */
export async function writeMenu(tx: Tx, week: Day, menu: MenuOfWeek): Promise<void> {
  if (!isMonday(week)) throw new InvalidFields({ week: 'cafe.not_a_monday' })
  const id = await openMenu(tx, week, centsOf(menu.price))
  const rows = (course: (typeof courses)[number], dishes: readonly StaffDish[]) =>
    dishes.map((dish, position) => ({ course, position, ...dish }))
  await addDishes(tx, id, [...rows('starter', menu.starters), ...rows('main', menu.mains), ...rows('dessert', menu.desserts)])
}

const staffMenu = ({ week, price_cents, dishes }: MenuRow): MenuOfWeek & { week: Day } => {
  const of = (course: string) => dishes.filter((dish) => dish.course === course).map(({ course: _its, ...dish }) => dish)
  return { week, price: toEuros(cents(price_cents)), starters: of('starter'), mains: of('main'), desserts: of('dessert') }
}

/** Menus as the kitchen wrote them, the latest week first. */
export const staffMenus = async (db: Db, { before, limit }: { before: Day | null; limit: number }) =>
  (await menuRows(db, before, limit)).map(staffMenu)

/** The menu of a week as the kitchen wrote it; null where there is none. */
export async function staffMenuOf(db: Db, week: Day) {
  const row = await menuOfWeek(db, week)
  return row ? staffMenu(row) : null
}

/** The pictures of the gallery as staff keep them. */
export const galleryPictures = async (db: Reader): Promise<GalleryPictures> => ({ pictures: [...(await pictureRows(db))] })

/** The gallery's pictures instead of those before. @throws InvalidFields 'cafe.unknown_theme' */
export async function hangPictures(tx: Tx, { pictures }: GalleryPictures): Promise<void> {
  if (pictures.some(({ theme }) => !isTheme(theme))) throw new InvalidFields({ theme: 'cafe.unknown_theme' })
  await replacePictures(tx, pictures)
}
