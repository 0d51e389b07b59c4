// What `npm start` runs: the shop, filled with what it has to show where nobody has filled it.
import { openShop } from '#api/server.ts'

await openShop(async (db, config, say) => {
  if (config.DEMO_CATALOGUE) {
    const { shopFiles } = await import('#api/shop-files.ts')
    const { EbookStore } = await import('#modules/goods/ebooks/file-store.ts')
    const { loadDemoIfEmpty } = await import('#importers/demo/load-demo.ts')
    const { loadSecondShopIfMissing } = await import('#importers/demo/second-shop.ts')
    await loadDemoIfEmpty(db, say, new EbookStore(shopFiles(config)))
    await loadSecondShopIfMissing(db, say)
  }
  // Without them the shop is as good: nobody's purchase depends on a year that never was.
  const { openDemoAccounts } = await import('./demo-accounts.ts')
  await openDemoAccounts(config, db, say).catch((error: unknown) => console.error(error))
})
