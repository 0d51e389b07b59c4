import { Conflict, NotFound } from '#kernel/errors.ts'
import type { PaymentMethod } from './contract.ts'
import type { PaymentGateway } from './port.ts'

export interface OfferedMethod {
  method: PaymentMethod
  gateway: PaymentGateway
}

/** The gateways this shop may use: those it offers, and those that still hold payments of earlier days. */
export interface Gateways {
  /** In the order of PAYMENT_GATEWAYS; the first that takes a method has it. */
  offered: readonly OfferedMethod[]
  all: readonly PaymentGateway[]
  /** An attempt's own gateway. @throws NotFound `payment.unknown_gateway` when it is no longer set up. */
  named(name: string): PaymentGateway
  /** Who takes a method. @throws Conflict `payment.method_not_offered`. */
  takes(method: PaymentMethod | undefined, charge: 'now' | 'later'): OfferedMethod
  /** The methods for an order: what is charged later needs one that can. */
  methodsFor(charge: 'now' | 'later'): readonly OfferedMethod[]
}

/** @param kept gateways that are set up but no longer offered: their open payments are still charged and refunded */
export function gatewaysOf(gateways: readonly PaymentGateway[], kept: readonly PaymentGateway[] = []): Gateways {
  const all = [...gateways, ...kept]
  const byName = new Map<string, PaymentGateway>(all.map((gateway) => [gateway.name, gateway]))
  const firsts = new Map<PaymentMethod, OfferedMethod>()
  for (const gateway of gateways)
    for (const method of gateway.methods) if (!firsts.has(method)) firsts.set(method, { method, gateway })
  const offered = [...firsts.values()]
  const methodsFor = (charge: 'now' | 'later') =>
    charge === 'now' ? offered : offered.filter(({ gateway, method }) => gateway.chargesLater(method))
  return {
    offered,
    all,
    methodsFor,
    named(name) {
      const gateway = byName.get(name)
      if (!gateway) throw new NotFound('payment.unknown_gateway')
      return gateway
    },
    takes(method, charge) {
      const able = methodsFor(charge)
      const found = method === undefined ? able[0] : able.find((offeredMethod) => offeredMethod.method === method)
      if (!found) throw new Conflict('payment.method_not_offered')
      return found
    },
  }
}
