import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Certificate } from '#kernel/certificate.ts'
import type { PassIssuers } from '#modules/buying/card-passes/routes.ts'
import { certificateIn } from './certificate-file.ts'
import type { Config } from './config.ts'

/** Who keeps the loyalty card on phones; unset: it is not offered there. */
export const walletSettings = {
  /** Pass type identifier at Apple: pass.example.card. */
  WALLET_APPLE_PASS_TYPE: z
    .string()
    .regex(/^pass\.[A-Za-z0-9.-]{1,100}$/)
    .optional(),
  /** Team identifier at Apple. */
  WALLET_APPLE_TEAM: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  /** PKCS#12 or PEM: the certificate of the pass type with its key. */
  WALLET_APPLE_CERTIFICATE_FILE: z.string().min(1).optional(),
  WALLET_APPLE_PASSPHRASE: z.string().optional(),
  /** The same in a file of its own. */
  WALLET_APPLE_PASSPHRASE_FILE: z.string().min(1).optional(),
  /** Apple's intermediate certificate (WWDR), PEM or DER: phones ask for it beside the signature. */
  WALLET_APPLE_AUTHORITY_FILE: z.string().min(1).optional(),
  /** Issuer id at Google Wallet. */
  WALLET_GOOGLE_ISSUER: z
    .string()
    .regex(/^\d{6,25}$/)
    .optional(),
  /** Key of the service account, the JSON file that Google hands out. */
  WALLET_GOOGLE_KEY_FILE: z.string().min(1).optional(),
}

type Given = Pick<Config, keyof typeof walletSettings>

/** Apple's certificate of the shop's passes; null: none is set. @throws Error that says what is wrong with a file */
export function passCertificate(given: Given): Certificate | null {
  const { WALLET_APPLE_CERTIFICATE_FILE: file, WALLET_APPLE_AUTHORITY_FILE: authority } = given
  if (file === undefined) return null
  const own = certificateIn({
    file,
    passphrase: given.WALLET_APPLE_PASSPHRASE,
    passphraseFile: given.WALLET_APPLE_PASSPHRASE_FILE,
  })
  if (own.key.asymmetricKeyType !== 'rsa') throw new Error(`${file}: passes are signed with an RSA key`)
  if (authority === undefined) return own
  try {
    return { ...own, others: [...own.others, new X509Certificate(readFileSync(authority))] }
  } catch (error) {
    throw new Error(`${authority} is no certificate`, { cause: error })
  }
}

const ServiceAccount = z.object({ client_email: z.email(), private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----') })

function serviceAccount(file: string): z.output<typeof ServiceAccount> {
  try {
    return ServiceAccount.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} is no key file of a service account`, { cause: error })
  }
}

/** Who keeps passes of the card: each once all that it needs is set. @throws Error that says what is wrong with a file */
export function passIssuers(given: Given): PassIssuers {
  const { WALLET_APPLE_PASS_TYPE: passType, WALLET_APPLE_TEAM: team } = given
  const { WALLET_GOOGLE_ISSUER: issuer, WALLET_GOOGLE_KEY_FILE: keyFile } = given
  const certificate = passCertificate(given)
  const account = keyFile === undefined ? null : serviceAccount(keyFile)
  return {
    apple: passType && team && certificate ? { passType, team, certificate } : null,
    google: issuer && account ? { issuer, account: account.client_email, key: account.private_key } : null,
  }
}

/** What is wrong with the settings of wallets, by the setting's name. */
export function walletTroubles(given: Given): { name: string; message: string }[] {
  const apple = ['WALLET_APPLE_PASS_TYPE', 'WALLET_APPLE_TEAM', 'WALLET_APPLE_CERTIFICATE_FILE'] as const
  const google = ['WALLET_GOOGLE_ISSUER', 'WALLET_GOOGLE_KEY_FILE'] as const
  const missing = [apple, google].flatMap((names) =>
    names.some((name) => given[name] !== undefined) ? names.filter((name) => given[name] === undefined) : [],
  )
  if (missing.length > 0) return missing.map((name) => ({ name, message: 'the other settings of this wallet need it' }))
  try {
    passIssuers(given)
    return []
  } catch (error) {
    const { message } = error as Error
    const name = message.startsWith(given.WALLET_GOOGLE_KEY_FILE ?? '\n') ? google[1] : apple[2]
    return [{ name, message }]
  }
}
