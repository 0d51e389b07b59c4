import { expect, it } from 'vitest'
import { withShop } from './support/shop.ts'
import { answersCollection, isList } from './support/staff-lists.ts'
import { staffRoutesOf } from './support/staff-routes.ts'

const shop = withShop()

/** Collections that are shown whole, each with why it is no list. */
const whole: Record<string, string> = {
  'GET /agenda/:activity/signed-copies/': 'whom copies are signed for at one activity, as it is printed for the table',
  'GET /agenda/types/': 'a handful of kinds, in the order in which visitors see them',
  'GET /cafe/menus/': 'one menu a week, walked by the week that is its key',
  'GET /coupons/:coupon/': 'a coupon with the codes of its batch',
  'GET /customers/:customer/budgets/': 'the budgets of one account',
  'GET /customers/:customer/members/': 'the people of one account',
  'GET /figures/': 'the figures of one day, each a sum',
  'GET /figures/steps/sum/': 'the seven steps towards a purchase, in their order',
  'GET /home-blocks/': 'one page of the shop, in the order in which it is shown',
  'GET /house-answers/': 'chosen from a menu while an answer is written',
  'GET /imports/cover-hosts/': 'a handful of addresses that are allowed',
  'GET /imports/rates/': 'the rates of a few currencies',
  'GET /imports/runs/:run/reasons/': 'sums of a report: its rows are the list',
  'GET /journal-accounts/': 'a dozen accounts, one for each use',
  'GET /lists/:list/': 'a list of titles that is arranged as a whole, 500 at most',
  'GET /magazine/authors/': 'who writes for the magazine',
  'GET /magazine/drawings/': 'the drawings of the palace, a dozen',
  'GET /me/sessions/': 'where one is signed in oneself',
  'GET /menu/': 'a tree that is arranged as a whole',
  'GET /messages/colleagues/': 'to whom a conversation can be handed',
  'GET /motifs/': 'what stands on one drawing of the palace',
  'GET /occasions/:kind/:occasion/': 'what goes with one promotion or campaign',
  'GET /orders/:number/prepare-at/': 'the stores, for one order',
  'GET /orders/:number/unbilled-parcels/': 'the parcels of one order',
  'GET /pages/': 'the pages of the footer and the law, edited as one map of addresses',
  'GET /order-letters/titles/': 'a few titles to choose one from while a line is mended',
  'GET /places/': 'what stands on one drawing of the palace',
  'GET /sections/': 'a tree from which a section is chosen',
  'GET /environment/': 'one page of the configuration, in its order',
  'GET /storefronts/': 'the shops of the house',
  'GET /stores/': 'the sixteen stores, which every screen has in a menu',
  'GET /stores/:store/picks/': 'what one store takes off its shelves today, in their order',
  'GET /stores/:store/pickups/': 'what lies at one counter',
  'GET /texts/occasions/': 'promotions and campaigns of now and later, of which a text goes with one',
  'GET /titles/:title/alike/': 'a few titles that may be the same work',
  'GET /titles/:title/pictures/': 'the pictures of one title in their order',
  'GET /titles/gaps/': 'counts of worklists: each is a list of titles',
  'GET /users/:id/sessions/': 'where one colleague is signed in',
  'GET /views/': 'the views of one person, each of one list',
  'GET /waiting/': 'counts of queues: each leads to a list',
  'GET /zones/': 'a handful of regions, in the order in which they are shown',
}

it('answers every collection of the staff in the one shape of lists, or says here why it is shown whole', async () => {
  const reads = (await staffRoutesOf(shop)).filter(({ method }) => method === 'GET')
  const collections = reads.filter(answersCollection)
  expect(
    collections
      .filter((route) => !isList(route))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(whole).toSorted())
  expect(collections.filter(isList).length).toBeGreaterThan(40)
})
