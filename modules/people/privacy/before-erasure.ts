import type { Db } from '#kernel/db.ts'
import { type ErasureObstacle, erasureObstacles } from './contract.ts'
import type { PersonalData } from './person-contract.ts'

/** What holds the erasure of an account up, and what would be lost with it, as each domain answers. */
export async function beforeErasureOf(
  db: Db,
  customerId: string,
  domains: readonly PersonalData[],
): Promise<{ obstacles: ErasureObstacle[]; points: number }> {
  const answers = await Promise.all(domains.map(({ beforeErasure }) => beforeErasure?.(db, customerId)))
  const met = new Set(answers.flatMap((answer) => answer?.obstacles ?? []))
  return {
    obstacles: erasureObstacles.filter((name) => met.has(name)),
    points: answers.reduce((all, answer) => all + (answer?.points ?? 0), 0),
  }
}
