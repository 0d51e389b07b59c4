import { Conflict, NotFound } from '#kernel/errors.ts'
import type { PaymentMethod } from './contract.ts'
import type { PaymentGateway } from './port.ts'

export interface OfferedMethod {
  method: PaymentMethod
  gateway: PaymentGateway
}

/** The gateways this shop may use: those it offers, and those that still hold payments of earlier days. */
export interface Gateways {
  /** Names of the accounts into which other shops may be paid. */
  accounts: readonly string[]
  /** In the order of the settings; the first that takes a method has it. Of an account: null, the main shop's; nothing where it is not set up. */
  offered(account: string | null): readonly OfferedMethod[]
  all: readonly PaymentGateway[]
  /** An attempt's own gateway. @throws NotFound `payment.unknown_gateway` when it is no longer set up. */
  named(name: string): PaymentGateway
  /** Who takes a method for an account; what is charged later needs one that can. @throws Conflict `payment.method_not_offered`. */
  takes(method: PaymentMethod | undefined, charge: 'now' | 'later', account: string | null): OfferedMethod
}

/** The gateway of an account of its own. */
export interface AccountOfGateway {
  account: string
  gateway: PaymentGateway
}

/** Each method with the first gateway that takes it. */
function firstsOf(gateways: readonly PaymentGateway[]): OfferedMethod[] {
  const firsts = new Map<PaymentMethod, OfferedMethod>()
  for (const gateway of gateways)
    for (const method of gateway.methods) if (!firsts.has(method)) firsts.set(method, { method, gateway })
  return [...firsts.values()]
}

/**
 * @param kept gateways that are set up but no longer offered: their open payments are still charged and refunded
 * @param accounts gateways of the accounts of other shops
 */
export function gatewaysOf(
  gateways: readonly PaymentGateway[],
  kept: readonly PaymentGateway[] = [],
  accounts: readonly AccountOfGateway[] = [],
): Gateways {
  const all = [...gateways, ...kept, ...accounts.map(({ gateway }) => gateway)]
  const byName = new Map<string, PaymentGateway>(all.map((gateway) => [gateway.name, gateway]))
  const ofAccounts = Map.groupBy(accounts, ({ account }) => account)
  const offeredBy = new Map<string | null, OfferedMethod[]>([
    [null, firstsOf(gateways)],
    ...[...ofAccounts].map(([account, of]) => [account, firstsOf(of.map(({ gateway }) => gateway))] as const),
  ])
  const offered = (account: string | null) => offeredBy.get(account) ?? []
  return {
    accounts: [...ofAccounts.keys()],
    offered,
    all,
    named(name) {
      const gateway = byName.get(name)
      if (!gateway) throw new NotFound('payment.unknown_gateway')
      return gateway
    },
    takes(method, charge, account) {
      const able = offered(account).filter((one) => charge === 'now' || one.gateway.chargesLater(one.method))
      const found = method === undefined ? able[0] : able.find((offeredMethod) => offeredMethod.method === method)
      if (!found) throw new Conflict('payment.method_not_offered')
      return found
    },
  }
}
