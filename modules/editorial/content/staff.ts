import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, ListOf } from '#modules/people/staff/call-contract.ts'
import { PageShown } from './contract.ts'
import { arrangeBlocks, publishPage, saveBlock, savePage, storedBlock, storedBlocks, storedPage, storedPages } from './manage.ts'
import { ArrangeBlocks, KeptBlock, KeptPage, OfPage, SavedBlock, SavedPage } from './staff-contract.ts'

/** Pages and the home page as rows that staff change, of the shop that `store` names. */
export function contentStaffRoutes(call: StaffCalls) {
  call('GET', '/pages/', {
    action: 'content.read',
    summary: 'The pages with their texts and addresses in three languages',
    answer: ListOf(KeptPage),
    run: async ({ db, storefront }) => ({ items: await storedPages(db, storefront) }),
  })
  call('PUT', '/pages/:page/', {
    action: 'content.change',
    summary: 'Creates or changes a page: its texts, its addresses; former addresses lead to the new ones',
    params: OfPage,
    body: SavedPage,
    answer: KeptPage,
    subject: ({ params }) => `page ${params.page}`,
    current: ({ db, storefront, params }) => storedPage(db, storefront, params.page),
    run: async ({ db, storefront, params, body, now }) => {
      await savePage(db, storefront, params.page, body, now)
      return (await storedPage(db, storefront, params.page))!
    },
  })
  call('POST', '/pages/:page/publish/', {
    action: 'content.change',
    summary: 'Shows a page to visitors, or withdraws it with all that leads to it',
    params: OfPage,
    body: PageShown,
    answer: PageShown,
    subject: ({ params }) => `page ${params.page}`,
    run: async ({ db, storefront, params, body }) => {
      await publishPage(db, storefront, params.page, body.published)
      return body
    },
  })
  call('GET', '/home-blocks/', {
    action: 'content.read',
    summary: 'The blocks of the home page in their order, hidden ones among them',
    answer: ListOf(KeptBlock),
    run: async ({ db, storefront }) => ({ items: await storedBlocks(db, storefront) }),
  })
  call('PUT', '/home-blocks/:block/', {
    action: 'content.change',
    summary: 'A block of the home page: target, drawing, selection, texts, whether it is shown',
    params: IdOf('block'),
    body: SavedBlock,
    answer: KeptBlock,
    subject: ({ params }) => `home block ${params.block}`,
    current: ({ db, storefront, params }) => storedBlock(db, storefront, params.block),
    run: async ({ db, storefront, params, body }) => {
      await saveBlock(db, storefront, params.block, body)
      return (await storedBlock(db, storefront, params.block))!
    },
  })
  call('POST', '/home-blocks/order/', {
    action: 'content.change',
    summary: 'The order of the blocks of one slot',
    body: ArrangeBlocks,
    answer: ListOf(KeptBlock),
    subject: ({ body }) => `home ${body.slot}`,
    run: async ({ db, storefront, body }) => {
      await arrangeBlocks(db, storefront, body.slot, body.blocks)
      return { items: await storedBlocks(db, storefront) }
    },
  })
}
