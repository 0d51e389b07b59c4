import type { favourites as es } from '../es/favourites.ts'

export const favourites: typeof es = {
  title: 'My favourites',
  save: ({ title }) => `Save “${title}” to favourites`,
  saveThis: 'Save to favourites',
  failed: 'The change could not be saved.',
  empty: 'You have no favourites yet.',
  emptyText: 'Press the heart of any book or object and you will find it here.',
  toStore: 'Go to the shop',
  count: ({ count }) => (count === 1 ? '1 favourite' : `${count} favourites`),
  selection: 'With the selection',
  pick: ({ title }) => `Select “${title}”`,
  pickAll: 'Select all',
  addPicked: 'Add to basket',
  removePicked: 'Remove',
  remove: 'Remove',
  removeOne: ({ title }) => `Remove “${title}” from favourites`,
  added: ({ count }) => (count === 1 ? '1 item was added to the basket.' : `${count} items were added to the basket.`),
  missed: ({ count }) =>
    count === 1 ? '1 item can not be bought at the moment.' : `${count} items can not be bought at the moment.`,
  removed: ({ count }) => (count === 1 ? '1 favourite was removed.' : `${count} favourites were removed.`),
  viewBasket: 'View basket',
  selectFirst: 'Please select a book.',
  faulty: 'Error receiving parameters.',
  adding: { title: 'Save to favourites', text: 'Please confirm that you would like to save this item.', button: 'Save' },
  removing: {
    title: 'Remove from favourites',
    text: 'Please confirm that you would like to remove this item.',
    button: 'Remove',
  },
}
