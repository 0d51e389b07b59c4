import { type Language, languages } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import { matchPath } from '#screens/addresses.ts'
import { screens } from '#screens/table.ts'

/** Parameters of the current path as other languages write them: slugs differ, ids do not (N-26, N-28). */
export type Alternates = Partial<Record<Language, Record<string, string | number>>>

/** The same screen in the three languages, or null where there is none (a page not found). */
export function alternatesOf(pathname: string, parameters: Alternates = {}): Record<Language, string> | null {
  const found = matchPath(pathname)
  if (!found) return null
  return Object.fromEntries(
    languages.map((language) => [
      language,
      fillPath(`/${language}${found.shop}${screens[found.key].paths[language]}`, {
        ...found.parameters,
        ...parameters[language],
      }),
    ]),
  ) as Record<Language, string>
}
