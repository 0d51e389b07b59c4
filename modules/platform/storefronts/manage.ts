import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { mainShop, standsIn } from '#screens/shops.ts'
import { screenKeys, screens } from '#screens/table.ts'
import type { StoredStorefront } from './contract.ts'
import { storefrontChecks, type WholeStorefront } from './staff-contract.ts'
import { type Logo, StorefrontSettings } from './storefront-settings.ts'
import { readinessOf, saveStorefront, setOpened, storefrontRow, storefrontRows, updateGiftCardOffer } from './storefronts.sql.ts'

/** Every shop beside the main one; a row that says nothing of itself yet is left out. */
export const storedStorefronts = async (db: Db): Promise<StoredStorefront[]> =>
  (await storefrontRows(db)).flatMap(({ code, path_prefix, settings }) => {
    const said = StorefrontSettings.safeParse(settings)
    return said.success && path_prefix !== '' ? [{ store: code, path: path_prefix, settings: said.data }] : []
  })

/** What is looked at before a shop opens: what it cannot do without, then what its visitors would miss. */
const needed = ['titles', 'zone', 'conditions'] as const

/** What shops are looked at with, of which they know nothing themselves. */
export interface Around {
  /** The payment accounts that the settings name. */
  accounts: readonly string[]
  /** Whether its conditions of sale are written. */
  hasConditions: (db: Db, storefront: string) => Promise<boolean>
}

/** A shop as its admin sees it; null where there is none, or it is the main one. */
export async function keptStorefront(db: Db, code: string, { accounts, hasConditions }: Around): Promise<WholeStorefront | null> {
  const row = await storefrontRow(db, code)
  const said = StorefrontSettings.safeParse(row?.settings)
  if (!row || !said.success || row.path_prefix === '') return null
  const { delivery, theme, issuer, payment_account: account } = said.data
  const ready = {
    ...(await readinessOf(db, code)),
    conditions: await hasConditions(db, code),
    account: account ? accounts.includes(account) : issuer === undefined,
    delivery: delivery !== undefined,
    theme: theme !== undefined,
    seller: issuer !== undefined,
  }
  const checks = storefrontChecks.map((check) => ({
    check,
    done: ready[check],
    // Who names no account is paid into that of the main shop; one that is named has to be there.
    needed: check === 'account' ? account !== undefined : (needed as readonly string[]).includes(check),
  }))
  const open = row.opened_at !== null
  return {
    store: code,
    path: row.path_prefix,
    settings: said.data,
    opened_at: row.opened_at?.toISOString() ?? null,
    checks,
    accounts: [...accounts],
    acts: {
      open: open ? 'storefront.open_already' : checks.some((one) => one.needed && !one.done) ? 'storefront.not_ready' : null,
      close: open ? null : 'storefront.not_open',
    },
  }
}

/** @throws NotFound, Refused with why it cannot be done now. */
export async function openStorefront(db: Db, code: string, around: Around, now: Date): Promise<WholeStorefront> {
  return turned(db, code, 'open', around, now)
}

/** Its pages are gone within seconds; orders, papers and what staff wrote stay. @throws NotFound, Refused 'storefront.not_open' */
export async function closeStorefront(db: Db, code: string, around: Around): Promise<WholeStorefront> {
  return turned(db, code, 'close', around, null)
}

async function turned(
  db: Db,
  code: string,
  act: keyof WholeStorefront['acts'],
  around: Around,
  at: Date | null,
): Promise<WholeStorefront> {
  const shop = await keptStorefront(db, code, around)
  if (!shop) throw new NotFound('storefront.unknown')
  const whyNot = shop.acts[act]
  if (whyNot) throw new Refused(whyNot)
  await setOpened(db, code, at)
  return (await keptStorefront(db, code, around))!
}

/**
 * Begins a shop, which nobody sees until it is opened, or changes it; pages know of it within ten seconds.
 * @throws Refused 'storefront.unknown_account' for a payment account that the settings do not name; 'storefront.main' for the main shop, whose texts are configuration; 'storefront.path_taken' for the path of another shop or of a screen;
 * InvalidFields for a logo that was not sent.
 */
export async function putStorefront(
  db: Db,
  shop: StoredStorefront,
  { sizeOf, accounts }: { sizeOf: SizeOfPicture; accounts: readonly string[] },
): Promise<StoredStorefront> {
  const { store: code, path: path_prefix, settings } = shop
  const known = await storefrontRow(db, code)
  if (known && known.path_prefix === '') throw new Refused('storefront.main')
  const { payment_account: account } = settings
  if (account && !accounts.includes(account)) throw new Refused('storefront.unknown_account', { account })
  if (isScreenWord(path_prefix)) throw new Refused('storefront.path_taken')
  if ((await storefrontRows(db)).some((row) => row.path_prefix === path_prefix && row.code !== code))
    throw new Refused('storefront.path_taken')
  await saveStorefront(db, {
    code,
    path_prefix,
    settings: { ...settings, ...(settings.logo && { logo: await logoOf(db, settings.logo, sizeOf) }) },
  })
  return shop
}

/** The measures of a picture that staff sent; null where none was. */
export type SizeOfPicture = (db: Db, key: string) => Promise<{ width: number; height: number } | null>

/** A logo in the measures in which its picture was sent. @throws InvalidFields where none was */
async function logoOf(db: Db, { key, alt }: Logo, sizeOf: SizeOfPicture): Promise<Logo> {
  const size = await sizeOf(db, key)
  if (!size) throw new InvalidFields({ 'settings.logo': 'form.missing' })
  return { key, ...size, alt }
}

/** Whether screens of the main shop begin with a word, in any language. */
const isScreenWord = (path: string) =>
  screenKeys.some(
    (key) => standsIn(mainShop, key) && Object.values(screens[key].paths).some((own) => `${own}/`.startsWith(`${path}/`)),
  )

/** Sets what a shop sells gift cards for, in cents, and how many years they live. @returns whether there is such a shop. */
export const setGiftCardOffer = async (db: Db, code: string, offer: { amounts: number[]; years: number }): Promise<boolean> =>
  (await updateGiftCardOffer(db, code, offer)).length > 0
