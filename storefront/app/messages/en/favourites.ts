import type { favourites as es } from '../es/favourites.ts'

export const favourites: typeof es = {
  title: 'My favourites',
  save: ({ title }) => `Save ${title} to favourites`,
  saveThis: 'Save to favourites',
  failed: 'We could not save the change.',
  empty: 'You have no favourites yet.',
  emptyText: 'Press the heart on any book or object to save it here.',
  toStore: 'Go to the shop',
  count: ({ count }) => (count === 1 ? '1 favourite' : `${count} favourites`),
  selection: 'With the selection',
  pick: ({ title }) => `Select ${title}`,
  pickAll: 'Select all',
  addPicked: 'Add to basket',
  removePicked: 'Remove',
  remove: 'Remove',
  removeOne: ({ title }) => `Remove ${title} from favourites`,
  added: ({ count }) => (count === 1 ? '1 item added to the basket.' : `${count} items added to the basket.`),
  missed: ({ count }) =>
    count === 1 ? '1 item cannot be bought at the moment.' : `${count} items cannot be bought at the moment.`,
  removed: ({ count }) => (count === 1 ? '1 favourite removed.' : `${count} favourites removed.`),
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
