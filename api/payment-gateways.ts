import type { Pool } from '#kernel/db.ts'
import { type Gateways, gatewaysOf } from '#modules/payments/gateways.ts'
import { sandboxGateway } from '#modules/payments/sandbox/gateway.ts'
import type { Config } from './config.ts'

/** The gateways the settings name, in their order. */
export const paymentGateways = (config: Config, db: Pool): Gateways => gatewaysOf([sandboxGateway({ secret: config.SECRET, db })])
