import { beforeAll } from 'vitest'
import { type TestShop, withShop } from './shop.ts'

/** The shop of `withShop`, which also listens on a port of its own, for whoever asks over HTTP. Call it once at the top of the file. */
export function listeningShop(settings: Record<string, string> = {}): { shop: TestShop; url: () => string } {
  const shop = withShop(settings)
  let url = ''
  beforeAll(async () => {
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  })
  return { shop, url: () => url }
}
