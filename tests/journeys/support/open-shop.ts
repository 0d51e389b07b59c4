import { rmSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '#database/embedded/start.ts'
import { folderInMemory } from '#tests/support/folder-in-memory.ts'
import { openShop } from '#tests/support/running-shop.ts'

/**
 * One shop with the demo catalogue for the whole run; its address reaches the journeys as SHOP_URL, and its database as
 * SHOP_DATABASE, for what the staff do meanwhile.
 */
export default async function setup() {
  if (process.env.SHOP_URL) return
  const folder = folderInMemory('shop-journeys-')
  const database = await startEmbedded({ dataDir: path.join(folder, 'postgres') })
  const close = async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // All visitors and colleagues of the run come from one address, and browsers that work hold the machine up.
    const lighter = { PAGES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000', CAPTCHA_WORK: '20' }
    const environment = { DATABASE_URL: database.url, DEMO_ACCOUNTS: 'true', ...lighter }
    const shop = await openShop({ dataDir: folder, environment })
    process.env.SHOP_URL = shop.url
    process.env.SHOP_DATABASE = database.url
    return async () => {
      await shop.stop()
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}
