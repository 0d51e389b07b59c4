import type { favourites as es } from '../es/favourites.ts'
import { quoted } from '../quoted.ts'

export const favourites: typeof es = {
  title: 'Els meus favorits',
  save: ({ title }) => `Desa ${quoted(title)} als favorits`,
  saveThis: 'Desa als favorits',
  failed: 'No s’ha pogut desar el canvi.',
  empty: 'Encara no heu desat cap favorit.',
  emptyText: 'Premeu el cor de qualsevol llibre o objecte i el trobareu aquí.',
  toStore: 'Torna a la botiga',
  count: ({ count }) => (count === 1 ? '1 favorit' : `${count} favorits`),
  selection: 'Amb la selecció',
  pick: ({ title }) => `Selecciona ${quoted(title)}`,
  pickAll: 'Selecciona-ho tot',
  addPicked: 'Afegeix a la cistella',
  removePicked: 'Treu',
  remove: 'Treu',
  removeOne: ({ title }) => `Treu ${quoted(title)} dels favorits`,
  added: ({ count }) => (count === 1 ? 'S’ha afegit 1 article a la cistella.' : `S’han afegit ${count} articles a la cistella.`),
  missed: ({ count }) =>
    count === 1 ? 'Hi ha 1 article que ara no es pot comprar.' : `Hi ha ${count} articles que ara no es poden comprar.`,
  removed: ({ count }) => (count === 1 ? 'S’ha tret 1 favorit.' : `S’han tret ${count} favorits.`),
  viewBasket: 'Mostra la cistella',
  selectFirst: 'Seleccioneu algun llibre, si us plau.',
  faulty: 'No s’han rebut bé les dades.',
  adding: { title: 'Desa als favorits', text: 'Confirmeu que voleu desar aquest article.', button: 'Desa' },
  removing: { title: 'Treu dels favorits', text: 'Confirmeu que voleu treure aquest article.', button: 'Treu' },
}
