/** One address that asks three nodes in turn, against a limit that they count together. */
import { setTimeout as wait } from 'node:timers/promises'
import { anonymousToken } from '#modules/people/access/routes.ts'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { openNode, openPlace, openTogether, secret } from './nodes.ts'
import type { Trial } from './trial.ts'

const most = 60
const rounds = 40
const roundMs = 250
const perRound = 2
const nodesInAll = 3
/** What comes within the second in which they have not told one another, twice: a node may hear at its next telling only. */
const unheard = (2 * 1_000 * perRound * nodesInAll) / roundMs

export const needs = []

/** How many of so many calls of one address were answered. */
async function askedInTurn(nodes: readonly RunningShop[]): Promise<number> {
  const headers = { authorization: `Bearer ${await anonymousToken(secret)}`, 'x-forwarded-for': '198.51.100.9' }
  let answered = 0
  // All within one minute of the clock.
  await wait(60_000 - (Date.now() % 60_000))
  for (let round = 0; round < rounds; round++) {
    const asked = nodes.flatMap(({ url }) => Array.from({ length: perRound }, () => `${url}/api/settings/?store=T013&lang=en`))
    const statuses = await Promise.all(asked.map(async (url) => (await fetch(url, { headers })).status))
    answered += statuses.filter((status) => status === 200).length
    await wait(roundMs)
  }
  return answered
}

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const nodes: RunningShop[] = []
  const environment = { PAGES: 'false', DEMO_CATALOGUE: 'false', CALLS_PER_MINUTE: String(most) }
  try {
    await openTogether(
      nodes,
      ['a', 'b', 'c'].map((name) => openNode(place, name, { environment })),
    )
    const answered = await askedInTurn(nodes)
    return [
      {
        what: `one address asks three nodes ${rounds * perRound * nodesInAll} times, where ${most} a minute are its due`,
        seen: `${answered} answered`,
        wanted: `${most}, and at most ${unheard} more`,
        met: answered >= most && answered <= most + unheard,
      },
    ]
  } finally {
    for (const node of nodes) await node.kill()
    await place.close()
  }
}
