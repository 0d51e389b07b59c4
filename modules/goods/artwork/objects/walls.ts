import { outline, regular, star } from '../geometry/polygons.ts'
import { arch, box, disc, fill, type Kit, lighter, line, materials, mix } from './kit.ts'

const { paper, wood, darkWood, plaster } = materials

/** A small view of the palace: arch, water and cypresses, as a print would show it. */
export function view(kit: Kit, x: number, y: number, width: number, height: number): string {
  const { theme } = kit
  const foot = y + height
  const middle = x + width / 2
  const cypress = (at: number, tall: number) =>
    `M${at} ${foot - tall}C${at + width * 0.05} ${foot - tall * 0.6} ${at + width * 0.05} ${foot - tall * 0.2} ${at + width * 0.03} ${foot - height * 0.2}H${at - width * 0.03}C${at - width * 0.05} ${foot - tall * 0.2} ${at - width * 0.05} ${foot - tall * 0.6} ${at} ${foot - tall}Z`
  return kit.within(
    box(x, y, width, height),
    fill(box(x, y, width, height), mix(theme.second, theme.ground, 0.4)) +
      fill(disc(middle, y + height * 0.3, width * 0.13), lighter(theme.glaze, 0.4)) +
      fill(
        cypress(x + width * 0.2, height * 0.66) +
          cypress(x + width * 0.8, height * 0.66) +
          cypress(x + width * 0.08, height * 0.48) +
          cypress(x + width * 0.92, height * 0.48),
        theme.deep,
      ) +
      fill(arch(middle, foot - height * 0.2, width * 0.4, height * 0.44), theme.ground) +
      fill(arch(middle, foot - height * 0.2, width * 0.26, height * 0.34), theme.deep) +
      fill(box(x, foot - height * 0.2, width, height * 0.2), theme.glaze) +
      fill(
        outline([
          [middle - width * 0.06, foot - height * 0.2],
          [middle + width * 0.06, foot - height * 0.2],
          [middle + width * 0.2, foot],
          [middle - width * 0.2, foot],
        ]),
        lighter(theme.second, 0.2),
      ),
  )
}

const framedPrint = (kit: Kit) => {
  const frame = box(98, 62, 204, 272, 1)
  return (
    kit.cast(frame, 1.5) +
    fill(frame, darkWood) +
    kit.flat(frame) +
    fill(box(108, 72, 184, 252), paper) +
    line(box(109, 73, 182, 250), '#3a2a14', 2, 'stroke-opacity="0.25"') +
    view(kit, 136, 102, 128, 186) +
    line(box(136, 102, 128, 186), kit.theme.deep, 0.8) +
    fill('M108 72H220L108 250Z', '#fff', 'fill-opacity="0.12"')
  )
}

const poster = (kit: Kit) => {
  const { theme } = kit
  const sheet = box(110, 84, 180, 240)
  return (
    line('M150 74L200 44L250 74', darkWood, 1.6) +
    kit.cast(sheet, 1.2) +
    fill(sheet, theme.deep) +
    fill(box(124, 98, 152, 152), kit.pattern({ scale: kit.repeats(152, 2), x: 124, y: 98 })) +
    fill(box(124, 268, 96, 7) + box(124, 284, 60, 4), theme.onDeep) +
    fill(outline(star([262, 280], 13, 8, 2, Math.PI / 8)), theme.second) +
    kit.flat(sheet) +
    fill(box(104, 74, 192, 12, 2) + box(104, 320, 192, 12, 2), wood) +
    kit.flat(box(104, 74, 192, 12, 2)) +
    kit.flat(box(104, 320, 192, 12, 2))
  )
}

/** A panel of carved plaster, its pattern only light and shade. */
const relief = (kit: Kit) => {
  const slab = box(92, 68, 216, 260, 2)
  const inside = box(108, 84, 184, 228)
  const pattern = { scale: 0.8, x: 120, y: 90 }
  return (
    kit.cast(slab, 1.6) +
    fill(slab, plaster) +
    kit.flat(slab, 1.2) +
    fill(inside, mix(plaster, '#8d7650', 0.4)) +
    kit.within(
      inside,
      `<g transform="translate(1.8 2.2)">${fill(inside, kit.tonal(mix(plaster, '#8d7650', 0.34), '#8a744e', pattern))}</g><g opacity="0.72">${fill(inside, kit.tonal(mix(plaster, '#b79e74', 0.3), '#fffaf0', pattern))}</g>`,
    ) +
    line(inside, '#8d7650', 2.4, 'stroke-opacity="0.6"') +
    line('M108 312V84H292', '#4a3a1e', 4, 'stroke-opacity="0.28"') +
    kit.flat(inside, 0.9)
  )
}

/** A capital of the courts on its shaft. */
const capital = (kit: Kit) => {
  const block = box(118, 74, 164, 40)
  const basket = 'M122 118H278C276 160 250 186 244 214H156C150 186 124 160 122 118Z'
  const shaft = 'M166 232H234V300H166Z'
  const stone = mix(plaster, '#ffffff', 0.25)
  const leaf = (x: number, y: number, w: number, h: number) =>
    `M${x} ${y + h}C${x - w} ${y + h * 0.6} ${x - w} ${y + h * 0.2} ${x} ${y}C${x + w} ${y + h * 0.2} ${x + w} ${y + h * 0.6} ${x} ${y + h}Z`
  const leaves =
    [148, 174, 200, 226, 252].map((x) => leaf(x, 124, 12, 44)).join('') +
    [164, 188, 212, 236].map((x) => leaf(x, 168, 10, 40)).join('')
  return (
    kit.standing(200, 322, 130) +
    fill(box(132, 300, 136, 22, 2), darkWood) +
    kit.round(box(132, 300, 136, 22, 2), 0.8) +
    fill(shaft, stone) +
    kit.round(shaft) +
    fill(box(154, 214, 92, 18, 8), stone) +
    kit.round(box(154, 214, 92, 18, 8)) +
    fill(basket, mix(plaster, '#8d7650', 0.35)) +
    kit.within(basket, fill(leaves, stone) + line(leaves, '#6d5a3a', 1, 'stroke-opacity="0.6"')) +
    kit.round(basket) +
    fill(block, kit.tonal(stone, '#8d7650', { scale: 0.34, x: 118, y: 74 })) +
    line(block, '#6d5a3a', 1.4, 'stroke-opacity="0.5"') +
    kit.round(block, 0.8)
  )
}

/** Small tiles with a magnet behind, as they come in a set. */
const magnets = (kit: Kit) =>
  [
    [104, 100],
    [212, 100],
    [104, 208],
    [212, 208],
  ]
    .map(([x = 0, y = 0], k) => {
      const path = box(x, y, 84, 84, 6)
      const motif = [
        fill(path, kit.pattern({ scale: kit.repeats(84, 1), x, y })),
        fill(path, kit.theme.deep) +
          fill(outline(star([x + 42, y + 42], 32, 8, 2, Math.PI / 8)), kit.theme.second) +
          fill(outline(star([x + 42, y + 42], 15, 8, 3)), kit.theme.deep),
        fill(path, kit.theme.second) + fill(arch(x + 42, y + 84, 52, 66), kit.theme.deep),
        fill(path, kit.theme.glaze) +
          fill(outline(regular([x + 42, y + 42], 30, 8, Math.PI / 8)), kit.theme.ground) +
          fill(outline(star([x + 42, y + 42], 22, 8, 3)), kit.theme.deep),
      ][k]
      return (
        kit.cast(path, 0.7) +
        motif +
        line(box(x + 1, y + 1, 82, 82, 5), '#fff', 1.2, 'stroke-opacity="0.5"') +
        kit.flat(path, 1.1)
      )
    })
    .join('')

export const walls = { framedPrint, poster, relief, capital, magnets }
