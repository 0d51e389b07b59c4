import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { CarrierOf } from '#modules/orders/carriers/carrier.ts'
import { correosAt, correosUrl } from '#modules/orders/carriers/correos.ts'
import type { Config } from './config.ts'

const optional = z.string().min(1).optional()

/** Whom parcels go with: the shop's own label on any, or a carrier that is told of each; every setting from the environment. */
export const carrierSettings = {
  CARRIER: z.enum(['own', 'correos']).default('own'),
  /** Shops whose parcels go with that carrier, by their codes; all of them where it is unset. */
  CARRIER_SHOPS: z
    .string()
    .regex(/^[A-Z0-9]{1,10}(,[A-Z0-9]{1,10})*$/, 'codes of shops, with commas between them')
    .optional(),
  CORREOS_URL: z.url().default(correosUrl),
  CORREOS_USER: optional,
  CORREOS_PASSWORD: optional,
  /** The same in a file of its own. */
  CORREOS_PASSWORD_FILE: optional,
  /** "Código etiquetador" of the contract. */
  CORREOS_LABELLER: z
    .string()
    .regex(/^[A-Z0-9]{4}$/, 'four letters and figures')
    .optional(),
  CORREOS_CONTRACT: z.string().max(8).optional(),
  CORREOS_CLIENT: z.string().max(8).optional(),
  /** What is bought: to a door, and to a post office. */
  CORREOS_PRODUCT: z.string().min(1).max(5).default('S0132'),
  CORREOS_PRODUCT_OFFICE: z.string().min(1).max(5).default('S0133'),
}

type Given = Pick<
  Config,
  | 'CARRIER'
  | 'CARRIER_SHOPS'
  | 'CORREOS_URL'
  | 'CORREOS_USER'
  | 'CORREOS_PASSWORD'
  | 'CORREOS_PASSWORD_FILE'
  | 'CORREOS_LABELLER'
  | 'CORREOS_CONTRACT'
  | 'CORREOS_CLIENT'
  | 'CORREOS_PRODUCT'
  | 'CORREOS_PRODUCT_OFFICE'
>

/** @throws Error for a password file that cannot be read */
const passwordOf = ({ CORREOS_PASSWORD: said, CORREOS_PASSWORD_FILE: file }: Given): string | undefined =>
  file === undefined ? said : readFileSync(file, 'utf8').trim()

/** What the carrier needs and is missing or cannot be read; nothing where all is there. */
export function carrierTroubles(given: Given): { name: string; message: string }[] {
  if (given.CARRIER !== 'correos') return []
  const needed = 'CARRIER=correos needs it'
  const missing = (['CORREOS_USER', 'CORREOS_LABELLER'] as const).flatMap((name) =>
    given[name] === undefined ? [{ name, message: needed }] : [],
  )
  try {
    return passwordOf(given) ? missing : [...missing, { name: 'CORREOS_PASSWORD', message: needed }]
  } catch (error) {
    return [...missing, { name: 'CORREOS_PASSWORD_FILE', message: (error as Error).message }]
  }
}

/** The carrier of each shop. */
export function carriersOf(given: Given): CarrierOf {
  if (given.CARRIER === 'own') return () => null
  const { CORREOS_USER: user = '', CORREOS_LABELLER: labeller = '' } = given
  const correos = correosAt({
    url: given.CORREOS_URL,
    user,
    password: passwordOf(given) ?? '',
    labeller,
    contract: given.CORREOS_CONTRACT,
    client: given.CORREOS_CLIENT,
    products: { door: given.CORREOS_PRODUCT, office: given.CORREOS_PRODUCT_OFFICE },
  })
  const shops = given.CARRIER_SHOPS?.split(',')
  return (storefront) => (!shops || shops.includes(storefront) ? correos : null)
}
