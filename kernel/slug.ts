/** Folds accents, keeps letters and digits, joins with hyphens, at most 80 characters; the id decides, the slug decorates. */
export function slugOf(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßœæøđł]/gi, (letter) => ({ ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' })[letter.toLowerCase()] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
  return folded || 'x'
}
