/** The store that a visitor has chosen. */
export const myStore = {
  choose: 'Elegir como mi librería',
  chosen: 'Mi librería',
  reserve: 'Reservar 24 horas',
}
