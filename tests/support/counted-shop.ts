import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'

export interface CountedShop {
  url: string
  /** What the shop asks the database with. */
  sql: Pool
  stop(): Promise<void>
}

/** The API on a database that is there already, in this process and without what works in the background: nobody else asks its pool. */
export async function openCountedShop(
  database: string,
  { secret, dataDir }: { secret: string; dataDir: string },
): Promise<CountedShop> {
  const sql = connect(database, { planCache: 'force_generic_plan' })
  const config = readConfig({
    NODE_ENV: 'production',
    SECRET: secret,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    LOG_REQUESTS: 'false',
  })
  const app = await buildApp({ config, db: sql })
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    sql,
    stop: async () => {
      await app.close()
      await sql.end({ timeout: 5 })
    },
  }
}
