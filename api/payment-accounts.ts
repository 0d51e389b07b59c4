import { z } from 'zod'
import type { AccountGateway } from '#modules/buying/payments/contract.ts'
import { paymentSettings } from './payment-settings.ts'

const { REDSYS_MERCHANT_CODE, REDSYS_TERMINAL, REDSYS_SECRET, REDSYS_SIGNATURE, REDSYS_METHODS, REDSYS_CHARGES_LATER } =
  paymentSettings
const { STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_METHODS } = paymentSettings

/** What an account of another shop is given, in settings that begin with its name in capitals: REDSYS_GAUDI_SECRET. */
const RedsysAccount = z.object({
  MERCHANT_CODE: REDSYS_MERCHANT_CODE.unwrap(),
  TERMINAL: REDSYS_TERMINAL,
  SECRET: REDSYS_SECRET.unwrap(),
  SIGNATURE: REDSYS_SIGNATURE,
  METHODS: REDSYS_METHODS,
  CHARGES_LATER: REDSYS_CHARGES_LATER,
})
const StripeAccount = z.object({
  PUBLISHABLE_KEY: STRIPE_PUBLISHABLE_KEY.unwrap(),
  SECRET_KEY: STRIPE_SECRET_KEY.unwrap(),
  WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET.unwrap(),
  METHODS: STRIPE_METHODS,
})

/** An account into which another shop is paid, with what its gateway needs. */
export type PaymentAccount = { name: AccountGateway; account: string } & (
  | { gateway: 'redsys'; settings: z.output<typeof RedsysAccount> }
  | { gateway: 'stripe'; settings: z.output<typeof StripeAccount> }
)

const prefixOf = (name: string) => `${name.toUpperCase().replace('-', '_')}_`
const fieldsOf = { redsys: Object.keys(RedsysAccount.shape), stripe: Object.keys(StripeAccount.shape) }

/** Whether a setting may be one of an account, whose secrets are read from files as well. */
export const isAccountSetting = (setting: string): boolean =>
  (['redsys', 'stripe'] as const).some((gateway) => {
    const before = `${gateway.toUpperCase()}_`
    return (
      setting.startsWith(before) &&
      fieldsOf[gateway].some(
        (field) => setting.endsWith(`_${field}`) && /^[A-Z][A-Z0-9]*$/.test(setting.slice(before.length, -field.length - 1)),
      )
    )
  })

/**
 * The accounts that PAYMENT_ACCOUNTS names, in its order.
 * @param given every setting as it was given, without empty values
 * @returns beside them each setting that is missing or wrong; values are never repeated
 */
export function paymentAccounts(
  names: readonly AccountGateway[],
  given: Readonly<Record<string, string>>,
): { accounts: PaymentAccount[]; faults: { name: string; message: string }[] } {
  const accounts: PaymentAccount[] = []
  const faults: { name: string; message: string }[] = []
  for (const name of names) {
    const prefix = prefixOf(name)
    const [gateway, account = ''] = name.split('-') as ['redsys' | 'stripe', string?]
    const own = Object.fromEntries(
      fieldsOf[gateway].flatMap((field) => {
        const value = given[prefix + field]
        return value === undefined ? [] : [[field, value]]
      }),
    )
    const read = gateway === 'redsys' ? RedsysAccount.safeParse(own) : StripeAccount.safeParse(own)
    if (read.success) accounts.push({ name, account, gateway, settings: read.data } as PaymentAccount)
    else
      for (const { path } of read.error.issues)
        faults.push({
          name: `${prefix}${String(path[0])}`,
          message: 'an account in PAYMENT_ACCOUNTS needs it, as that of its gateway is',
        })
  }
  return { accounts, faults }
}
