import type { myStore as es } from '../es/my-store.ts'

export const myStore: typeof es = {
  choose: 'Tria-la com a llibreria meva',
  chosen: 'La meva llibreria',
  reserve: 'Reserva’l 24 hores',
}
