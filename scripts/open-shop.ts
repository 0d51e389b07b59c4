// What `npm start` runs: the shop, filled with what it has to show where nobody has filled it.
import { openShop } from '#api/server.ts'
import { shopFiles } from '#api/shop-files.ts'
import { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { openDemoAccounts } from './demo-accounts.ts'

await openShop(async (db, config, say) => {
  if (config.DEMO_CATALOGUE) {
    const { loadDemoIfEmpty } = await import('#importers/demo/load-demo.ts')
    const { loadSecondShopIfMissing } = await import('#importers/demo/second-shop.ts')
    await loadDemoIfEmpty(db, say, new EbookStore(shopFiles(config)))
    await loadSecondShopIfMissing(db, say)
  }
  // Without them the shop is as good: nobody's purchase depends on a year that never was.
  await openDemoAccounts(config, db, say).catch((error: unknown) => console.error(error))
})
