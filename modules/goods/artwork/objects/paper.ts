import { outline, star } from '../geometry/polygons.ts'
import { arch, box, darker, disc, fill, type Kit, lighter, line, materials, mix, rosette } from './kit.ts'
import { view } from './walls.ts'

const { paper, wood } = materials

const turned = (angle: number, drawing: string, x = 200, y = 200) => `<g transform="rotate(${angle} ${x} ${y})">${drawing}</g>`

const notebook = (kit: Kit) => {
  const { theme } = kit
  const cover = 'M108 72H284C289 72 292 75 292 80V320C292 325 289 328 284 328H108Z'
  return turned(
    -4,
    kit.cast(cover, 1.3) +
      fill('M112 76H296V332H112Z', darker(paper, 0.14)) +
      line('M112 330H294M293 78V330', '#8d7c60', 1, 'stroke-opacity="0.6"') +
      fill(cover, kit.pattern({ scale: 0.62, x: 140, y: 90 })) +
      fill('M108 72H136V328H108Z', theme.deep) +
      fill('M136 72h3V328h-3Z', '#2a1c0a', 'fill-opacity="0.25"') +
      fill(box(166, 132, 96, 60, 1), paper) +
      line(box(170, 136, 88, 52), theme.deep, 1) +
      fill(box(184, 154, 60, 4) + box(194, 166, 40, 3), theme.deep) +
      fill(box(270, 72, 6, 256), darker(theme.deep, 0.15)) +
      kit.flat(cover),
  )
}

const pencils = (kit: Kit) => {
  const { theme } = kit
  const colours = [theme.deep, theme.glaze, theme.second, theme.line, mix(theme.deep, theme.glaze, 0.5)]
  return turned(
    14,
    colours
      .map((colour, k) => {
        const x = 116 + k * 36
        const top = 92 + (k % 2) * 10
        const body = `M${x} ${top + 46}H${x + 24}V318H${x}Z`
        const tip = `M${x} ${top + 46}L${x + 12} ${top}L${x + 24} ${top + 46}C${x + 20} ${top + 40} ${x + 16} ${top + 40} ${x + 12} ${top + 46}C${x + 8} ${top + 40} ${x + 4} ${top + 40} ${x} ${top + 46}Z`
        return (
          kit.cast(body, 0.7) +
          fill(tip, lighter(wood, 0.35)) +
          fill(`M${x + 8.4} ${top + 14}L${x + 12} ${top}L${x + 15.6} ${top + 14}Z`, darker(colour, 0.3)) +
          fill(body, k % 2 ? kit.tonal(colour, lighter(colour, 0.5), { scale: 0.24, x, y: 120 }) : colour) +
          fill(`M${x} ${top + 46}h8V318h-8Z`, '#fff', 'fill-opacity="0.2"') +
          fill(`M${x + 16} ${top + 46}h8V318h-8Z`, '#1e140a', 'fill-opacity="0.22"') +
          fill(`M${x} 300h24v7h-24Z`, '#d9b361')
        )
      })
      .join(''),
  )
}

const postcards = (kit: Kit) => {
  const card = box(106, 128, 192, 136)
  const back = turned(
    10,
    kit.cast(card, 0.9) +
      fill(card, paper) +
      line('M202 142V250M216 196H282M216 212H282M216 228H262', darker(paper, 0.3), 1) +
      fill(box(258, 142, 26, 30), kit.theme.glaze),
  )
  const middle = turned(
    1,
    kit.cast(card, 0.8) + fill(card, kit.pattern({ scale: 0.5, x: 106, y: 128 })) + line(box(109, 131, 186, 130), paper, 6),
  )
  const front = turned(-9, kit.cast(card, 0.9) + fill(card, paper) + view(kit, 114, 136, 176, 120) + kit.flat(card, 0.7))
  return back + middle + front
}

const portfolio = (kit: Kit) => {
  const { theme } = kit
  const folder = box(88, 92, 168, 228, 2)
  const sheet = box(128, 74, 176, 228)
  return (
    kit.cast(sheet, 1) +
    fill(sheet, paper) +
    view(kit, 146, 92, 140, 160) +
    fill(box(146, 266, 70, 4) + box(146, 276, 46, 3), theme.deep) +
    turned(
      -3,
      kit.cast(folder, 1) +
        fill(folder, theme.deep) +
        fill(box(88, 92, 30, 228), kit.pattern({ scale: 0.3, x: 88, y: 92 })) +
        rosette(192, 196, 38, { deep: theme.second, ground: theme.deep, glaze: lighter(theme.glaze, 0.3) }) +
        line('M256 190C280 184 284 214 300 208M256 202C276 212 278 232 292 236', theme.second, 4, 'stroke-linecap="round"') +
        kit.flat(folder),
      172,
      206,
    )
  )
}

const wrap = (kit: Kit) =>
  [0, 1, 2]
    .map((k) => {
      const x = 112 + k * 64
      const body = box(x, 84 + k * 10, 48, 232 - k * 14, 3)
      const paint =
        k === 1
          ? kit.tonal(kit.theme.deep, kit.theme.second, { scale: 0.34, x, y: 84 })
          : kit.pattern({ scale: k ? 0.3 : 0.48, x, y: 84 })
      return (
        kit.cast(body, 0.9) +
        fill(body, paint) +
        kit.round(body, 0.9) +
        fill(disc(x + 24, 86 + k * 10, 24, 6), darker(paper, 0.1)) +
        line(disc(x + 24, 86 + k * 10, 15, 3.6) + disc(x + 24, 86 + k * 10, 8, 2), '#7d6a4c', 1.2) +
        fill(box(x - 1, 190, 50, 12), paper)
      )
    })
    .join('')

const bookmarks = (kit: Kit) => {
  const { theme } = kit
  const strip = box(0, 0, 66, 218, 2)
  const one = (x: number, y: number, angle: number, body: string, ribbon: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${line('M33 14C30 -10 44 -16 40 -42', ribbon, 3, 'stroke-linecap="round"') + fill('M35 -40h10l2 -24h-14Z', ribbon)}${kit.cast(strip, 0.8)}${body}${fill(disc(33, 14, 5), '#d9b361')}${kit.flat(strip)}</g>`
  return (
    one(
      122,
      108,
      -5,
      fill(strip, kit.pattern({ scale: kit.repeats(66, 1), x: 0, y: 30 })) + fill(box(0, 0, 66, 28), theme.deep),
      theme.deep,
    ) +
    one(
      218,
      114,
      6,
      fill(strip, theme.deep) + fill(arch(33, 206, 46, 150), theme.second) + fill(outline(star([33, 130], 15, 8, 3)), theme.deep),
      theme.glaze,
    )
  )
}

export const paperGoods = { notebook, pencils, postcards, portfolio, wrap, bookmarks }
