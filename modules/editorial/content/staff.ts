import type { StaffCalls } from '#modules/people/staff/call.ts'
import {
  addBlock,
  arrangeBlocks,
  publishPage,
  removeBlock,
  saveBlock,
  savePage,
  storedBlock,
  storedBlocks,
  storedPage,
  storedPages,
} from './manage.ts'
import { contentCalls } from './staff-contract.ts'
import { toldFacts } from './told-facts.ts'

/** Pages and the home page as rows that staff change, of the shop that `store` names. */
export function contentStaffRoutes(call: StaffCalls) {
  call(contentCalls, 'GET /pages/', {
    action: 'content.read',
    summary: 'The pages with their texts and addresses in three languages',
    run: async ({ db, storefront }) => ({ items: await storedPages(db, storefront) }),
  })
  call(contentCalls, 'PUT /pages/:page/', {
    action: 'content.change',
    summary: 'Creates or changes a page: its texts, its addresses; former addresses lead to the new ones',
    subject: ({ params }) => `page ${params.page}`,
    current: ({ db, storefront, params }) => storedPage(db, storefront, params.page),
    run: async ({ db, storefront, params, body, now }) => {
      await savePage(db, storefront, params.page, body, now)
      return (await storedPage(db, storefront, params.page))!
    },
  })
  call(contentCalls, 'POST /pages/:page/publish/', {
    action: 'content.change',
    summary: 'Shows a page to visitors, or withdraws it with all that leads to it',
    subject: ({ params }) => `page ${params.page}`,
    run: async ({ db, storefront, params, body }) => {
      await publishPage(db, storefront, params.page, body.published)
      return body
    },
  })
  call(contentCalls, 'GET /home-blocks/', {
    action: 'content.read',
    summary: 'The blocks of the home page in their order, hidden ones among them',
    run: async ({ db, storefront, now }) => ({ items: await storedBlocks(db, storefront, now), facts: await toldFacts(db) }),
  })
  call(contentCalls, 'POST /home-blocks/', {
    action: 'content.change',
    summary: 'A new block of the home page, the last of its slot',
    subject: ({ body }) => `home ${body.slot}`,
    run: async ({ db, storefront, body }) => ({ id: await addBlock(db, storefront, body) }),
  })
  call(contentCalls, 'PUT /home-blocks/:block/', {
    action: 'content.change',
    summary: 'A block of the home page: target, drawing, list, days or occasion, texts, whether it is shown',
    subject: ({ params }) => `home block ${params.block}`,
    current: ({ db, storefront, params, now }) => storedBlock(db, storefront, params.block, now),
    run: async ({ db, storefront, params, body, now }) => {
      await saveBlock(db, storefront, params.block, body)
      return (await storedBlock(db, storefront, params.block, now))!
    },
  })
  call(contentCalls, 'DELETE /home-blocks/:block/', {
    action: 'content.change',
    summary: 'Takes a block off the home page',
    subject: ({ params }) => `home block ${params.block}`,
    run: async ({ db, storefront, params }) => {
      await removeBlock(db, storefront, params.block)
      return { id: params.block }
    },
  })
  call(contentCalls, 'POST /home-blocks/order/', {
    action: 'content.change',
    summary: 'The order of the blocks of one slot',
    subject: ({ body }) => `home ${body.slot}`,
    run: async ({ db, storefront, body, now }) => {
      await arrangeBlocks(db, storefront, body.slot, body.blocks)
      return { items: await storedBlocks(db, storefront, now), facts: await toldFacts(db) }
    },
  })
}
