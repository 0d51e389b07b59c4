import type { wishList as es } from '../es/wish-list.ts'

/** The pages of a wish list, of whoever made it and of those who give. */
export const wishList: typeof es = {
  title: 'My wish list',
  keeps: ({ day }) =>
    `The list needs no account: the address of this page opens it, and only you have it. If you do not change the list, it is deleted on ${day}.`,
  sharing: 'Share the list',
  sharingText:
    'Create a link and send it to anyone who would like to give you a present. They will see the items and prices, not who you are.',
  sharedText:
    'Anyone with this link sees the list and can mark what they have bought, so that nothing is given twice. You will not see the marks unless you ask to.',
  share: 'Create a link',
  close: 'Close the link',
  link: 'Link for givers',
  passOn: 'Share or copy',
  copied: 'Link copied.',
  notCopied: 'We could not copy it: select the link and copy it yourself.',
  count: ({ count }) => (count === 1 ? '1 item' : `${count} items`),
  empty: 'The list is empty.',
  emptyText: 'A button on the page of each item puts it here.',
  gone: ({ count }) =>
    count === 1 ? 'One item on the list is no longer sold here.' : `${count} items on the list are no longer sold here.`,
  remove: 'Remove',
  removeOne: ({ title }) => `Remove ${title} from the list`,
  bought: 'Bought',
  reveal: 'Show what has been bought',
  hide: 'Hide what has been bought',
  deleteList: 'Delete the list',
  deleteSure: 'The list, its link and all marks are deleted. This cannot be undone.',
  deleteNow: 'Delete it for good',
  lost: 'A list is deleted half a year after its last change, or when whoever made it asks. You can start another with the button on the page of any item.',
  toStore: 'Go to the shop',
  sharedTitle: 'Wish list',
  sharedLead:
    'Choose a present. If you buy it here, it is marked for you; if you buy it elsewhere, mark it so that nobody else gives it too.',
  nothing: 'There is nothing on this list at the moment.',
  mark: 'Mark as bought',
  unmark: 'Not bought after all',
  boughtAlready: 'Someone is giving this',
  done: {
    removed: 'Removed from the list.',
    shared: 'The link is ready.',
    closed: 'The link is closed and no longer opens the list.',
    deleted: 'The list has been deleted.',
    added: 'Added to the basket.',
    marked: 'Marked as bought.',
    unmarked: 'No longer marked.',
  },
}
