import type { Language } from '#kernel/language.ts'
import { isRouteKey, paths } from '#kernel/route-table.ts'

/** The address of a row that staff arranged: a route key with an optional query, or an address as it is (A-11). */
export function targetHref(target: string, language: Language): string {
  if (/^(\/|https?:)/.test(target)) return target
  const [key = '', query] = target.split('?', 2)
  if (!isRouteKey(key)) return `/${language}`
  return `/${language}${paths[key][language]}${query ? `?${query}` : ''}`
}
