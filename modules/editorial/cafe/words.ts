import { ofTheDay } from '#kernel/catalan-day.ts'
import type { Language } from '#kernel/language.ts'
import type { Allergen, Course, diets } from './contract.ts'

interface Words {
  title: string
  week: (day: string) => string
  price: string
  courses: Record<Course, string>
  allergens: Record<Allergen, string>
  diets: Record<(typeof diets)[number], string>
  contains: string
  note: string
  page: (page: number, pages: number) => string
  place: string
}

/** What the lunch menu says, on the page and on paper. */
export const menuWords: Record<Language, Words> = {
  es: {
    title: 'Menú de mediodía',
    week: (day) => `Semana del ${day}`,
    price: 'Precio del menú, IVA incluido',
    courses: { starter: 'Primeros', main: 'Segundos', dessert: 'Postres' },
    allergens: {
      gluten: 'gluten',
      crustaceans: 'crustáceos',
      eggs: 'huevo',
      fish: 'pescado',
      peanuts: 'cacahuete',
      soya: 'soja',
      milk: 'leche',
      nuts: 'frutos de cáscara',
      celery: 'apio',
      mustard: 'mostaza',
      sesame: 'sésamo',
      sulphites: 'sulfitos',
      lupin: 'altramuces',
      molluscs: 'moluscos',
    },
    diets: { vegetarian: 'Vegetariano', vegan: 'Vegano' },
    contains: 'Contiene',
    note: 'Un primero, un segundo, postre o café, pan y agua de la sierra. De lunes a sábado. En la cocina se manipulan todos los alérgenos: si tiene alguna intolerancia, díganoslo y le indicaremos qué puede tomar.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    place: 'Café-librería del palacio',
  },
  ca: {
    title: 'Menú de migdia',
    week: (day) => `Setmana ${ofTheDay(day)}`,
    price: 'Preu del menú, IVA inclòs',
    courses: { starter: 'Primers', main: 'Segons', dessert: 'Postres' },
    allergens: {
      gluten: 'gluten',
      crustaceans: 'crustacis',
      eggs: 'ous',
      fish: 'peix',
      peanuts: 'cacauets',
      soya: 'soja',
      milk: 'llet',
      nuts: 'fruits de closca',
      celery: 'api',
      mustard: 'mostassa',
      sesame: 'sèsam',
      sulphites: 'sulfits',
      lupin: 'tramussos',
      molluscs: 'mol·luscos',
    },
    diets: { vegetarian: 'Vegetarià', vegan: 'Vegà' },
    contains: 'Conté',
    note: 'Un primer, un segon, postres o cafè, pa i aigua de la serra. De dilluns a dissabte. A la cuina es manipulen tots els al·lèrgens: si teniu alguna intolerància, digueu-nos-ho i us direm què podeu menjar amb tranquil·litat.',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
    place: 'Cafè llibreria del palau',
  },
  en: {
    title: 'Lunch menu',
    week: (day) => `Week of ${day}`,
    price: 'Set menu price, VAT included',
    courses: { starter: 'Starters', main: 'Mains', dessert: 'Desserts' },
    allergens: {
      gluten: 'gluten',
      crustaceans: 'crustaceans',
      eggs: 'egg',
      fish: 'fish',
      peanuts: 'peanut',
      soya: 'soya',
      milk: 'milk',
      nuts: 'nuts',
      celery: 'celery',
      mustard: 'mustard',
      sesame: 'sesame',
      sulphites: 'sulphites',
      lupin: 'lupin',
      molluscs: 'molluscs',
    },
    diets: { vegetarian: 'Vegetarian', vegan: 'Vegan' },
    contains: 'Contains',
    note: 'Includes a starter, a main course, dessert or coffee, bread and water. Monday to Saturday. All allergens are handled in our kitchen: if there is anything you cannot eat, tell us and we will advise you.',
    page: (page, pages) => `Page ${page} of ${pages}`,
    place: 'The palace café-bookshop',
  },
}
