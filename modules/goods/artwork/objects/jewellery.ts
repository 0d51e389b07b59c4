import { onCircle, outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, type Kit, lighter, line, mix } from './kit.ts'

const tau = Math.PI * 2

/** A star of metal set with enamel of the glaze: the house's jewel. */
function jewel(kit: Kit, x: number, y: number, radius: number, points: 8 | 12 | 16 = 8): string {
  const { theme } = kit
  const step = points === 8 ? 2 : points === 12 ? 4 : 5
  const turn = Math.PI / points
  return (
    fill(outline(star([x, y], radius, points, step, turn)), kit.metal()) +
    fill(outline(star([x, y], radius * 0.84, points, step, turn)), theme.deep) +
    fill(
      outline(star([x, y], radius * 0.84, points, step, turn)),
      kit.gradient(
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    ) +
    fill(outline(star([x, y], radius * 0.5, 8, 3, 0)), kit.metal()) +
    fill(disc(x, y, radius * 0.17), lighter(theme.glaze, 0.2)) +
    fill(disc(x - radius * 0.05, y - radius * 0.05, radius * 0.05), '#fff', 'fill-opacity="0.8"')
  )
}

const drop = (x: number, y: number, size: number) =>
  `M${x} ${y}C${x + size * 0.2} ${y + size * 0.5} ${x + size * 0.5} ${y + size * 0.7} ${x + size * 0.5} ${y + size}A${size * 0.5} ${size * 0.5} 0 0 1 ${x - size * 0.5} ${y + size}C${x - size * 0.5} ${y + size * 0.7} ${x - size * 0.2} ${y + size * 0.5} ${x} ${y}Z`

const earrings = (kit: Kit) => {
  const { theme } = kit
  return [134, 266]
    .map((x) => {
      const stone = drop(x, 256, 34)
      return (
        line(`M${x} 134C${x - 2} 96 ${x + 30} 92 ${x + 26} 124`, kit.metal(), 4, 'stroke-linecap="round"') +
        kit.cast(outline(star([x, 194], 50, 8, 2, Math.PI / 8)), 0.7) +
        line(disc(x, 140, 6), kit.metal(), 3) +
        jewel(kit, x, 194, 52) +
        line(disc(x, 250, 5), kit.metal(), 2.4) +
        kit.cast(stone, 0.5) +
        fill(stone, theme.glaze) +
        kit.round(stone) +
        line(stone, kit.metal(), 2.4)
      )
    })
    .join('')
}

const pendant = (kit: Kit) => {
  const chain = 'M92 64C96 150 150 206 196 214M308 64C304 150 250 206 204 214'
  return (
    line(chain, '#3a2a14', 5, 'stroke-opacity="0.14" transform="translate(3 6)"') +
    line(chain, darker('#c8973a', 0.25), 4.4, 'stroke-dasharray="5 2.4" stroke-linecap="round"') +
    line(chain, lighter('#c8973a', 0.3), 1.6, 'stroke-dasharray="4 3.4"') +
    kit.cast(disc(200, 270, 52), 0.9) +
    line(disc(200, 214, 8), kit.metal(), 4) +
    jewel(kit, 200, 270, 64, 16)
  )
}

const brooch = (kit: Kit) => {
  const petals = Array.from({ length: 8 }, (_, k) => onCircle([200, 198], 92, (k * tau) / 8 + Math.PI / 8))
  return (
    kit.cast(outline(star([200, 198], 108, 8, 2, 0)), 1) +
    fill(outline(star([200, 198], 112, 8, 2, 0)), kit.metal()) +
    fill(outline(star([200, 198], 102, 8, 2, 0)), kit.pattern({ scale: 0.36, x: 182, y: 180 })) +
    kit.flat(outline(star([200, 198], 102, 8, 2, 0)), 1.2) +
    petals.map(([x, y]) => fill(disc(x, y, 7), kit.metal()) + fill(disc(x, y, 4.6), '#fbf6ec')).join('') +
    fill(disc(200, 198, 60), kit.metal()) +
    jewel(kit, 200, 198, 54, 12)
  )
}

const ring = (kit: Kit) => {
  const { theme } = kit
  const band = disc(200, 240, 84, 78)
  const setting = box(160, 104, 80, 68, 10)
  return (
    kit.standing(200, 320, 104) +
    line(band, darker('#c8973a', 0.4), 19) +
    line(disc(200, 238, 84, 78), kit.metal(), 15) +
    line(disc(200, 236, 90, 84), '#fff', 1.6, 'stroke-opacity="0.5"') +
    kit.cast(setting, 0.4) +
    fill(setting, kit.metal()) +
    fill(box(167, 111, 66, 54, 6), theme.deep) +
    fill(outline(star([200, 138], 26, 8, 2, Math.PI / 8)), kit.metal()) +
    fill(outline(star([200, 138], 19, 8, 2, Math.PI / 8)), mix(theme.glaze, '#ffffff', 0.2)) +
    fill('M167 117L200 111L176 165H167Z', '#fff', 'fill-opacity="0.18"')
  )
}

const bracelet = (kit: Kit) => {
  const { theme } = kit
  const outer = 'M66 172A134 52 0 0 1 334 172V244A134 52 0 0 1 66 244Z'
  const front = 'M66 172A134 52 0 0 0 334 172V244A134 52 0 0 1 66 244Z'
  return (
    kit.standing(200, 290, 180) +
    fill(outer, darker('#c8973a', 0.45)) +
    fill(disc(200, 172, 134, 52), darker('#c8973a', 0.5)) +
    fill(
      disc(200, 178, 128, 47),
      kit.gradient([
        [0, '#7a5a1e'],
        [0.5, '#e3c27a'],
        [1, '#8a6420'],
      ]),
    ) +
    fill('M74 180A126 46 0 0 1 326 180V214A126 46 0 0 0 74 214Z', '#6d4c16', 'fill-opacity="0.55"') +
    fill('M66 172A134 52 0 0 0 334 172L334 244A134 52 0 0 1 66 244Z', kit.metal()) +
    kit.within(
      front,
      fill('M66 186A134 52 0 0 0 334 186V232A134 52 0 0 1 66 232Z', kit.pattern({ scale: 0.44, x: 178, y: 232 })),
    ) +
    line('M66 186A134 52 0 0 0 334 186M66 232A134 52 0 0 0 334 232', theme.deep, 1.6) +
    kit.round(front)
  )
}

export const jewellery = { earrings, pendant, brooch, ring, bracelet }
