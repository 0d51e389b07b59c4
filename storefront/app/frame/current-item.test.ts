import { expect, it } from 'vitest'
import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import { currentItem } from './current-item.ts'

const item = (key: string, fixedurl: string, ...urls: string[]) =>
  ({ key, fixedurl, subcategories: urls.map((url) => ({ url, title: url })) }) as Partial<MenuCategory> as MenuCategory
const menu = [
  item('books', 'books', 'book-new', 'book-list?category=1000', 'book-list?lot=301'),
  item('home', 'home-decoration', 'object-list?category=5101'),
  item('fashion', 'fashion', 'object-list?category=9505'),
  item('children', 'children', 'book-list?category=1400'),
]
const at = (address: string, sections: string[] = []) => {
  const [pathname = '', query] = address.split('?')
  return currentItem(menu, { pathname, search: query ? `?${query}` : '' }, 'es', sections)
}

it.each([
  ['/es/libros', 'books'],
  ['/es/novedades', 'books'],
  ['/es/listado-libros', 'books'],
  ['/es/listado-libros?category=1000', 'books'],
  ['/es/listado-libros?category=1000&sort=date_desc', 'books'],
  ['/es/listado-libros?lot=301&page=2', 'books'],
  ['/es/listado-libros?category=1400', 'children'],
  ['/es/autor/federico-garcia-lorca/12', 'books'],
  ['/es/objetos/listado-objetos?category=5101', 'home'],
  ['/es/moda-y-accesorios', 'fashion'],
  ['/es/contacto', null],
])('marks at %s the category %s (N-21)', (address, key) => {
  expect(at(address)).toBe(key)
})

it('marks the category of the product that is shown, and the books for a book', () => {
  expect(at('/es/objeto/camiseta-de-la-estrella/207', ['object-list?category=9505'])).toBe('fashion')
  expect(at('/es/libro/poemas/12/9788400000000', ['book-list?category=1300'])).toBe('books')
  expect(at('/es/libro/cuentos/13/9788400000017', ['book-list?category=1400'])).toBe('children')
})
