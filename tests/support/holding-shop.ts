// A shop of two lines, to be killed: starts the database in the folder it is given, writes rows one by one and says each that is in.
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'

const server = await startEmbedded({ dataDir: process.argv[2] ?? '' })
// As a shop whose polite end took too long.
process.once('SIGTERM', () => process.exit(1))
const sql = connect(server.url, { max: 1 })
await sql`create table if not exists kept (id int primary key)`
const [last] = await sql<{ id: number }[]>`select coalesce(max(id), 0) as id from kept`
for (let id = (last?.id ?? 0) + 1; ; id++) {
  await sql`insert into kept values (${id})`
  process.stdout.write(`${id}\n`)
}
