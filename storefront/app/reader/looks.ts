/** How a reader likes pages, kept on their device. */
export interface Looks {
  /** Of the size that the book gives itself, in percent. */
  size: number
  light: 'light' | 'sepia' | 'dark'
  flow: 'paginated' | 'scrolled'
}

export const sizes = { least: 70, most: 250, step: 15 } as const

const key = 'reading:looks'

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T)

/** What this device's reader chose; at first as the device is, by day or by night. */
export function keptLooks(): Looks {
  const first: Looks = {
    size: 100,
    light: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    flow: 'paginated',
  }
  try {
    const { size, light, flow } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Looks>
    return {
      size: typeof size === 'number' && size >= sizes.least && size <= sizes.most ? size : first.size,
      light: isOneOf(['light', 'sepia', 'dark'], light) ? light : first.light,
      flow: isOneOf(['paginated', 'scrolled'], flow) ? flow : first.flow,
    }
  } catch {
    return first
  }
}

export const keepLooks = (looks: Looks) => localStorage.setItem(key, JSON.stringify(looks))

const colours = {
  light: { ground: '#ffffff', ink: '#1e1a15', link: '#1f3f8f' },
  sepia: { ground: '#f4ead5', ink: '#40331f', link: '#7a4206' },
  dark: { ground: '#14130f', ink: '#e6dfd0', link: '#9db6ff' },
} as const

/** The sheet that is laid over a book: by day its own colours stand, otherwise everything is ink on the ground that was chosen. */
export function sheetOf({ size, light }: Looks): string {
  const { ground, ink, link } = colours[light]
  const own = light === 'light' ? '' : 'body * { color: inherit !important; background-color: transparent !important; }'
  return `
    html { color-scheme: ${light === 'dark' ? 'dark' : 'light'}; font-size: ${size}% !important; background: ${ground} !important; color: ${ink}; }
    body { background: ${ground} !important; color: ${ink} !important; line-height: 1.55; hyphens: auto; }
    ${own}
    a:any-link { color: ${link} !important; }
    img, svg, video { max-width: 100%; }
    pre { white-space: pre-wrap; }
  `
}
