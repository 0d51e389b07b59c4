/** A process of its own that moves the money that is due, as the shop's clockwork does; tests kill it on the way. */
import { readConfig } from '#api/config.ts'
import { servicesOf } from '#api/services.ts'
import { connect } from '#database/connect.ts'
import { runPaymentTasks } from '#modules/orders/money/payment-tasks.ts'

const config = readConfig(process.env)
const db = connect(process.env['DATABASE_URL'] ?? '', { max: 2 })
await runPaymentTasks(servicesOf(config, db), new Date(Date.now() + 10))
await db.end()
