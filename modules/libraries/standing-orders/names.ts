import type { Db } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { categoryTree, pathOf } from '#modules/goods/catalogue/category-tree.ts'
import { formatCodes, formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import { budgetById, budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import type { StandingChoices } from './contract.ts'
import type { Named } from './sentence.ts'

/** Names that a sentence needs, in its language. */
export async function namesFor(
  db: Db,
  customerId: string,
  categories: readonly number[],
  budgetId: number | null,
  language: Language,
): Promise<Named> {
  const [tree, budget] = await Promise.all([categoryTree(db), budgetId === null ? null : budgetById(db, customerId, budgetId)])
  return {
    categories: categories.flatMap((id) => tree.get(id)?.names[language] ?? []),
    budget: budget?.title ?? null,
  }
}

/** Languages that a Spanish library buys most, offered first; every other one stays as it was chosen. */
const offeredLanguages = ['I08', 'I06', 'I01', 'I02', 'I03', 'I04', 'I05', 'I07', 'I09', 'I13']
/** What libraries buy first, then everything else. */
const offeredFormats = [...new Set<string>(['R', 'C', 'T', 'B', 'ES', 'AN', ...formatCodes])]
const deepest = 3

/** What the parts of a sentence may be. */
export async function choicesFor(db: Db, customerId: string, language: Language): Promise<StandingChoices> {
  const [tree, budgets] = await Promise.all([categoryTree(db), budgetsOf(db, customerId)])
  const collator = new Intl.Collator(languages.includes(language) ? language : 'es')
  const nodes = [...tree.values()]
    .filter((node) => node.kind === 'book')
    .map((node) => ({ node, path: pathOf(tree, node.id).map(({ names }) => names[language]) }))
    .filter(({ path }) => path.length > 0 && path.length <= deepest)
    .toSorted((a, b) => collator.compare(a.path.join('\u0000'), b.path.join('\u0000')))
  return {
    categories: nodes.map(({ node, path }) => ({ pk: node.id, name: node.names[language], depth: path.length - 1 })),
    languages: offeredLanguages.map((pk) => ({ pk, name: languageLabel(pk, language) ?? pk })),
    formats: offeredFormats.map((pk) => ({ pk, name: formatLabel(pk, language) ?? pk })),
    budgets: budgets
      .filter((budget) => !budget.closed)
      .map((budget) => ({ pk: budget.id, title: budget.title, available: toEuros(cents(budget.availableCents)) })),
  }
}
