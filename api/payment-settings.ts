import { z } from 'zod'
import { gatewayNames, paymentMethods, stripeMethods } from '#modules/buying/payments/contract.ts'

const listOf = <const Values extends readonly string[]>(values: Values, usual: string) =>
  z
    .string()
    .default(usual)
    .transform((list) => list.split(',').map((text) => text.trim()))
    .pipe(z.array(z.enum(values)).min(1))

const optional = z.string().min(1).optional()

/** Who takes the money and how each is reached; every setting from the environment. */
export const paymentSettings = {
  /** In the order in which they are offered: the first that takes a method has it. */
  PAYMENT_GATEWAYS: listOf(gatewayNames, 'sandbox'),
  /** Accounts of other shops: gateway and name, `redsys-gaudi`; what each needs stands in settings named after it. */
  PAYMENT_ACCOUNTS: z
    .string()
    .transform((list) => list.split(',').map((text) => text.trim()))
    .pipe(z.array(z.templateLiteral([z.enum(['redsys', 'stripe']), '-', z.string().regex(/^[a-z][a-z0-9]{0,19}$/)])).min(1))
    .refine((names) => new Set(names).size === names.length, 'each once')
    .optional(),
  REDSYS_MERCHANT_CODE: z
    .string()
    .regex(/^\d{9}$/)
    .optional(),
  REDSYS_TERMINAL: z
    .string()
    .regex(/^\d{1,3}$/)
    .default('1'),
  REDSYS_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9+/]{32}$/)
    .optional(),
  REDSYS_SIGNATURE: z.enum(['HMAC_SHA512_V2', 'HMAC_SHA256_V1']).default('HMAC_SHA512_V2'),
  REDSYS_METHODS: listOf(paymentMethods, 'card'),
  /** Whether the bank lets the terminal reserve amounts and keep cards. */
  REDSYS_CHARGES_LATER: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  REDSYS_URL: z.url().default('https://sis-t.redsys.es:25443'),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_METHODS: listOf(stripeMethods, 'card'),
  /** Another address of its API, for tests. */
  STRIPE_API_URL: optional,
}

const needed = {
  sandbox: [],
  redsys: ['REDSYS_MERCHANT_CODE', 'REDSYS_SECRET'],
  stripe: ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const

type Given = { PAYMENT_GATEWAYS: readonly (typeof gatewayNames)[number][] } & Partial<Record<string, unknown>>

/** The settings that a gateway needs and that are missing. */
export const missingSettings = (given: Given): string[] =>
  given.PAYMENT_GATEWAYS.flatMap((gateway) => needed[gateway].filter((name) => given[name] === undefined))
