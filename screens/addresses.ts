import type { Language } from '#kernel/language.ts'
import { fillPath, type ParametersOf, routeMatcher } from '#kernel/route-paths.ts'
import { type ScreenKey, screenKeys, screens } from './table.ts'

export type ScreenParameters<Key extends ScreenKey> = Record<ParametersOf<(typeof screens)[Key]['paths']['es']>, string | number>

/** The address of a screen in a language; its parameters are required by the type. */
export function pathTo<Key extends ScreenKey>(
  key: Key,
  language: Language,
  ...[parameters]: ParametersOf<(typeof screens)[Key]['paths']['es']> extends never ? [] : [ScreenParameters<Key>]
): string {
  return fillPath(`/${language}${screens[key].paths[language]}`, parameters ?? {})
}

export interface MatchedScreen {
  key: ScreenKey
  language: Language
  parameters: Record<string, string>
}

const match = routeMatcher(
  screenKeys.flatMap((key) =>
    Object.entries(screens[key].paths).map(([language, path]) => {
      return [`/${language}${path}`, { key, language: language as Language }] as const
    }),
  ),
)

/** Which screen a path shows, in which language and with which parameters; null when none does. */
export function matchPath(pathname: string): MatchedScreen | null {
  const found = match(pathname)
  return found && { ...found.target, parameters: found.parameters }
}
