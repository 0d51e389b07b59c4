/** What is said of a work beside its description. */
export const matter = {
  contents: 'Índice',
  awards: 'Premios',
  press: 'Lo que ha escrito la prensa',
}
