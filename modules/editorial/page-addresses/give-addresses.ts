import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import { isScreenOf } from '#screens/addresses.ts'
import type { PageKind, PageSlugs } from './contract.ts'
import { currentAddresses, dropAddresses, retireAddress, type Subject, shopPaths, takeAddress } from './page-addresses.sql.ts'

/** Whether the program or another shop answers at an address below a shop's path. */
function belongsToProgram(path: string, slug: string, others: readonly string[]): boolean {
  const below = `${path}/${slug}`
  return (
    languages.some((language) => isScreenOf(path, language, `/${slug}`)) ||
    others.some((other) => other !== '' && other !== path && `${below}/`.startsWith(`${other}/`))
  )
}

/**
 * Gives a page, campaign or quiz its address in each language; those that it had lead there from now on. Its own row is to be locked,
 * so that nobody else does the same.
 * @throws InvalidFields naming the language whose address is a screen's or another page's.
 */
export async function giveAddresses(tx: Tx, subject: Subject, slugs: PageSlugs): Promise<void> {
  const shops = await shopPaths(tx)
  const path = shops.find(({ code }) => code === subject.storefront)?.path ?? ''
  const paths = shops.map((shop) => shop.path)
  const wrong: FieldRefusals = {}
  for (const language of languages) {
    const slug = slugs[language]
    if (belongsToProgram(path, slug, paths)) {
      wrong[`addresses.${language}`] = 'page_address.screen'
      continue
    }
    await retireAddress(tx, subject, language, slug)
    if (!(await takeAddress(tx, subject, language, slug))) wrong[`addresses.${language}`] = 'page_address.taken'
  }
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
}

/** Leaves it without an address: nothing answers where it stood. */
export const takeAddressesFrom = async (tx: Tx, subject: Subject): Promise<void> => {
  await dropAddresses(tx, subject)
}

/** The addresses of all pages, campaigns or quizzes of a shop by key, for who writes them. */
export async function addressesByKey(db: Db, storefront: string, kind: PageKind): Promise<ReadonlyMap<string, PageSlugs>> {
  const byKey = Map.groupBy(await currentAddresses(db, storefront, kind), ({ key }) => key)
  const slugsOf = (rows: readonly { language: Language; slug: string }[]) =>
    Object.fromEntries(rows.map(({ language, slug }) => [language, slug])) as PageSlugs
  return new Map([...byKey].map(([key, rows]) => [key, slugsOf(rows)]))
}
