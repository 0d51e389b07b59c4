import { withoutEdges } from '#kernel/edges.ts'

/** A file's name as it may be shown, kept and sent: no folders, no control or direction marks, no ending that hides another. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = withoutEdges(last.replace(/[\p{C}<>:"|?*;]/gu, '').replace(/\s+/g, ' '), /[.\s]/)
  if (clean.length <= 100) return clean
  const ending = /\.\w{1,8}$/.exec(clean)?.[0] ?? ''
  return `${clean.slice(0, 100 - ending.length).toWellFormed()}${ending}`
}
