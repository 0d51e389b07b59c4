import type { myStore as es } from '../es/my-store.ts'

export const myStore: typeof es = {
  choose: 'Make this my bookshop',
  chosen: 'My bookshop',
  reserve: 'Reserve for 24 hours',
}
