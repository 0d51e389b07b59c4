import sharp from 'sharp'

/** An eight-fold star of two squares, one turned by an eighth. */
const star = (x: number, y: number, radius: number) => {
  const corners = Array.from({ length: 16 }, (_nothing, turn) => {
    const reach = turn % 2 === 0 ? radius : radius * 0.7654
    const angle = (turn * Math.PI) / 8
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `<polygon points="${corners.join(' ')}"/>`
}

const [width, height, step] = [1200, 56, 56]

const band = () => {
  const columns = Array.from({ length: Math.ceil(width / step) + 1 }, (_nothing, column) => column * step)
  const stars = columns.map((x) => star(x, height / 2, 21)).join('')
  const lattice = columns.map((x) => `<path d="M${x} 7v42M${x - 21} 28h42M${x - 15} 13l30 30M${x - 15} 43l30-30"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#1F3F8F"/>
    <g fill="none" stroke="#F3EDE1" stroke-width="1.6">${stars}</g><g fill="none" stroke="#7F93C8" stroke-width="1">${lattice}</g></svg>`
}

let drawn: Promise<Buffer> | undefined

/** The tile band over each letter: drawn once from its geometry, as a picture because mail programs show no SVG. */
export const starBand = (): Promise<Buffer> => {
  drawn ??= sharp(Buffer.from(band())).png({ palette: true }).toBuffer()
  return drawn
}

/** How a letter names the band among its attachments. */
export const starBandId = 'star-band@palace-shop'
