import { box, darker, disc, fill, type Kit, lighter, line, mix } from '../objects/kit.ts'
import { cypressGreen, dado, type Scene } from './scenery.ts'

/** A pomegranate hanging from (0, 0); an open one shows its seeds. */
function pomegranate(kit: Kit, x: number, y: number, size: number, tilt: number, open: boolean): string {
  const { theme } = kit
  const skin = theme.glaze
  const body = 'M0 6C34 4 58 26 58 60C58 96 32 116 0 116C-32 116 -58 96 -58 60C-58 26 -34 4 0 6Z'
  const crown = 'M-17 108C-19 122 -26 132 -32 142L-14 135L-7 150L0 136L7 150L14 135L32 142C26 132 19 122 17 108Z'
  const cut = 'M4 26C34 28 47 50 44 74C41 96 18 106 0 100C-18 92 -25 68 -18 48C-14 36 -6 28 4 26Z'
  const seeds: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 6; column++) seeds.push(disc(-20 + column * 13 + (row % 2) * 6.5, 36 + row * 11, 5, 5.8))
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt}) scale(${(size / 120).toFixed(3)})">` +
    fill(crown, darker(skin, 0.12)) +
    fill(body, skin) +
    fill(
      body,
      kit.glow(
        [
          [0, '#fff', 0.28],
          [0.5, '#fff', 0],
          [1, '#2a0810', 0.36],
        ],
        'cx="0.36" cy="0.34" r="0.72"',
      ),
    ) +
    (open
      ? fill(cut, lighter(theme.second, 0.55)) +
        kit.within(
          cut,
          fill(seeds.join(''), darker(skin, 0.08)) +
            fill(seeds.join(''), '#fff', 'fill-opacity="0.16" transform="translate(-1.4 -1.6) scale(0.99)"'),
        ) +
        line(cut, mix(theme.second, '#a06a3a', 0.3), 2.4)
      : '') +
    '</g>'
  )
}

/** Under the pomegranate tree: fruit, leaves, the sun through them, the tiled bench below. */
export function orchard(scene: Scene): string {
  const { kit, width, height } = scene
  const { theme } = kit
  const [green, u] = [cypressGreen(theme), height]
  const sky = kit.gradient(
    [
      [0, mix(theme.second, theme.ground, 0.15)],
      [1, lighter(theme.ground, 0.2)],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  const middle = width > height * 1.2 ? width * 0.6 : width * 0.5
  const leaf = (x: number, y: number, long: number, turn: number, tone: number) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${(long / 100).toFixed(3)})">${fill('M0 0C22 -20 66 -24 100 0C66 24 22 20 0 0Z', mix(green, '#9db07a', tone))}${line('M6 0H88', mix(green, '#e6e3c0', 0.5), 2, 'stroke-opacity="0.6"')}</g>`
  const bough = `M${width} ${u * 0.03}C${middle + u * 0.5} ${u * 0.02} ${middle + u * 0.2} ${u * 0.16} ${middle - u * 0.16} ${u * 0.14}C${middle - u * 0.4} ${u * 0.12} ${middle - u * 0.6} ${u * 0.06} ${middle - u * 0.86} ${u * 0.12}`
  const fruits = [
    [-0.02, 0.15, 0.34, -4, 1],
    [0.4, 0.09, 0.25, 8, 0],
    [-0.4, 0.13, 0.24, 6, 0],
    [0.7, 0.05, 0.3, -8, 0],
    [-0.72, 0.09, 0.2, -6, 1],
  ] as const
  const leaves = Array.from({ length: 30 }, (_, k) => {
    const along = -0.86 + k * 0.064
    return leaf(
      middle + along * u,
      u * (0.13 - Math.max(0, along) * 0.1 + ((k * 7) % 5) * 0.012),
      u * (0.14 + ((k * 3) % 4) * 0.024),
      ((k * 67) % 150) + 15,
      ((k * 5) % 6) / 9,
    )
  })
  return (
    fill(box(0, 0, width, height), sky) +
    fill(disc(middle - u * 0.3, u * 0.47, u * 0.22), lighter(theme.second, 0.5)) +
    line(bough, '#6b4a30', u * 0.018, 'stroke-linecap="round"') +
    leaves.filter((_, k) => k % 2 === 0).join('') +
    fruits
      .map(
        ([across, down, size, tilt, open]) =>
          line(`M${middle + across * u} ${u * (down - 0.02)}v${u * 0.05}`, '#6b4a30', u * 0.008) +
          pomegranate(kit, middle + across * u, u * (down + 0.02), u * size * 1.28, tilt, open === 1),
      )
      .join('') +
    leaves.filter((_, k) => k % 2 === 1).join('') +
    dado(scene, u * 0.76, u * 0.24, Math.max(4, Math.round(width / (u * 0.13))))
  )
}
