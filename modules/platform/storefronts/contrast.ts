/** How bright a colour is to the eye, 0 to 1 (WCAG 2.2, relative luminance); `colour` as #rrggbb. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What text needs against its ground to be read by all (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** How far white text stands out on a colour, 1 to 21. */
export const contrastWithWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05)
