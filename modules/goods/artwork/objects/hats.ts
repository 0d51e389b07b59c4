import { disc, fill, type Kit, line, materials, mix } from './kit.ts'

/** A straw hat for the gardens at noon, its ribbon in the theme's pattern. */
const hat = (kit: Kit) => {
  const { theme } = kit
  const straw = mix('#e2c48c', materials.linen, 0.25)
  const crown = 'M120 236C118 158 142 116 200 116C258 116 282 158 280 236C256 252 144 252 120 236Z'
  const ribbon = 'M119 204C144 222 256 222 281 204L280 240C256 256 144 256 120 240Z'
  const brim = disc(200, 244, 156, 42)
  const rings = [150, 138, 126, 114, 102].map((radius) => disc(200, 244, radius, radius * 0.27)).join('')
  const weave = [132, 148, 164, 180, 196]
    .map((y, k) => `M${134 - k * 3} ${y}C${160} ${y + 14} ${240} ${y + 14} ${266 + k * 3} ${y}`)
    .join('')
  return (
    kit.standing(206, 272, 210) +
    fill(brim, straw) +
    line(rings, '#8a6a34', 1, 'stroke-opacity="0.35"') +
    kit.round(brim, 0.7) +
    fill(disc(204, 250, 98, 20), '#3a2a14', 'fill-opacity="0.22"') +
    fill(crown, straw) +
    kit.within(crown, line(weave, '#8a6a34', 1.2, 'stroke-opacity="0.35"')) +
    kit.round(crown, 0.9) +
    fill(ribbon, kit.pattern({ scale: 0.32, x: 120, y: 206 })) +
    line('M119 204C144 222 256 222 281 204M120 240C144 256 256 256 280 240', theme.deep, 3) +
    kit.round(ribbon, 0.8)
  )
}

export const hats = { hat }
