import type { Db } from '#kernel/db.ts'
import { installationOf } from './records.sql.ts'

/** The number of this installation of the program, and whether it invoices for several companies. */
export const installation = (db: Db): Promise<{ installation: string; several: boolean }> => installationOf(db)
