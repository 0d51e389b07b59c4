import { insetsOf } from '#kernel/insets.ts'
import type { Picture } from '#modules/goods/catalogue/contract.ts'
import { artPicture } from './picture.ts'
import { isTheme } from './themes.ts'

/** The drawings that a text sets in, by the name of their theme (kernel/insets.ts); none for a theme that has no drawing. */
export const drawingsOf = (body: string): Record<string, Picture> =>
  Object.fromEntries(
    insetsOf(body)
      .filter(({ kind, name }) => kind === 'art' && isTheme(name))
      .map(({ name, words }) => [name, artPicture(name, 1280, 720, words)]),
  )
