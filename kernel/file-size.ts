/** How large a file is, in kilobytes or megabytes as `language` writes numbers. */
export const shownFileSize = (bytes: number, language: string): string => {
  const [amount, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [Math.max(1, bytes / 1_000), 'kB']
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: unit === 'MB' ? 1 : 0 }).format(amount)}\u00a0${unit}`
}
