import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#api/config.ts'
import { connect } from '#database/connect.ts'
import { addressesOf } from '#database/driver/address.ts'
import { faultSentence } from '#database/fault-sentence.ts'
import { cameTo, clusterOf, writtenTo } from '#database/replicas.sql.ts'
import type { Pool } from '#kernel/db.ts'
import { type Finding, note, reasonOf, well, wrong } from './finding.ts'

/** Whether each host of DATABASE_READ_URL follows the database of the shop, and closely enough. */
export async function lookAtReplicas(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_READ_LAG'>,
): Promise<Finding[]> {
  const { DATABASE_URL: url, DATABASE_READ_URL: named, DATABASE_READ_LAG: seconds } = config
  if (named === undefined) return []
  if (url === undefined)
    return [wrong('replicas', 'DATABASE_READ_URL is set and DATABASE_URL is not: nothing follows the database that comes along')]
  const primary = connect(url, { max: 1 })
  try {
    const [cluster, at] = [await clusterOf(primary), await writtenTo(primary)]
    return await Promise.all(addressesOf(named).map((address) => lookAtOne(address, { cluster, at, seconds })))
  } catch (error) {
    return [wrong('replicas', faultSentence(error) ?? reasonOf(error))]
  } finally {
    await primary.end({ timeout: 1 })
  }
}

async function lookAtOne(address: string, primary: { cluster: string; at: number; seconds: number }): Promise<Finding> {
  const about = `replica ${new URL(address).host}`
  const replica = connect(address, { max: 1 })
  try {
    if ((await clusterOf(replica)) !== primary.cluster)
      return wrong(about, 'follows another database than that of DATABASE_URL: nothing must be read there')
    if (!(await cameTo(replica)).follows) return note(about, 'is the primary just now: it is not asked as a replica')
    return (await comesTo(replica, primary))
      ? well(about, 'follows')
      : wrong(about, `is more than ${primary.seconds} s behind, and left aside meanwhile: see whether it still follows`)
  } catch (error) {
    return wrong(about, `${faultSentence(error) ?? reasonOf(error)}: the shop reads at the primary meanwhile`)
  } finally {
    await replica.end({ timeout: 1 })
  }
}

async function comesTo(replica: Pool, { at, seconds }: { at: number; seconds: number }): Promise<boolean> {
  for (const until = Date.now() + seconds * 1_000; ; await wait(100)) {
    if (((await cameTo(replica)).at ?? 0) >= at) return true
    if (Date.now() > until) return false
  }
}
