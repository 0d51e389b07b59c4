/** A shop with the database that comes along, on which one fault after the other is played. */
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { asked } from './installed.ts'
import { type Bought, buyAcross, differences, secret } from './nodes.ts'
import type { Trial } from './trial.ts'

export const guests = 5

export interface Ground {
  folder: string
  data: string
  told: Trial[]
  /** What a fault has opened: closed after it, whatever became of it. */
  shops: RunningShop[]
}

type Way = { environment?: Record<string, string>; by?: readonly string[]; port?: number }

export async function open({ data, shops }: Ground, { environment = {}, by = [], port }: Way = {}): Promise<RunningShop> {
  const shop = await openShop({
    dataDir: data,
    by,
    within: 900_000,
    ...(port !== undefined && { port }),
    environment: { SECRET: secret, PAGES: 'false', PAGES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000', ...environment },
  })
  shops.push(shop)
  return shop
}

export const buy = ({ data }: Ground, shop: RunningShop, count = guests): Promise<Bought> =>
  asked(data, (sql) => buyAcross({ sql }, [shop.url], count))

/** What a start says that does not come about. */
export const refusalOf = (start: Promise<RunningShop>): Promise<string> =>
  start.then(
    async (opened) => {
      await opened.stop()
      return 'it opened'
    },
    (error: Error) => error.message.replace('The shop did not open:', '').trim().split('\n').at(-1)?.trim() ?? '',
  )

/** Told with what the books say afterwards, which are compared while the shop is open. */
export async function tell(
  ground: Ground,
  what: string,
  seen: string,
  { wanted, met }: { wanted: string; met: boolean },
): Promise<void> {
  const differing = await asked(ground.data, (sql) => differences({ sql }))
  const one = {
    what: `Fault: ${what}`,
    seen: `${seen}; ${differing} differences`,
    wanted: `${wanted}; 0 differences`,
    met: met && differing === 0,
  }
  ground.told.push(one)
  console.log(`${one.met ? '✓' : '✗'}  ${one.what}: ${one.seen}`)
}

export const sold = ({ paid, refused }: Bought) =>
  `${paid} of ${paid + refused.length} orders paid${refused[0] ? ` (${refused[0]})` : ''}`
