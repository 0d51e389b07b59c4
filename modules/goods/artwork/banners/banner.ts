import type { ThemeName } from '../contract.ts'
import { Kit } from '../objects/kit.ts'
import { hashOf } from '../seed.ts'
import { themes } from '../themes.ts'
import { apse } from './apse.ts'
import { arcade } from './arcade.ts'
import { chains } from './chains.ts'
import { forest } from './forest.ts'
import { gardenArch } from './garden-arch.ts'
import { niches } from './niches.ts'
import { orchard } from './orchard.ts'
import type { Scene } from './scenery.ts'
import { shutters } from './shutters.ts'
import { terraces } from './terraces.ts'
import { towers } from './towers.ts'
import { vault } from './vault.ts'

/** Each theme has the place, of the palace or of the basilica, where it is at home. */
const places: Record<ThemeName, (scene: Scene) => string> = {
  tiling: gardenArch,
  'lions-courtyard': arcade,
  pomegranates: orchard,
  ceramics: niches,
  lattices: shutters,
  plasterwork: vault,
  romanesque: apse,
  gothic: vault,
  'renaissance-baroque': arcade,
  modern: terraces,
  'national-palace': terraces,
  trencadis: towers,
  nave: forest,
  crypt: chains,
  neutral: vault,
}

/** A view of the palace in the theme's glaze, composed for its width and height. */
export function bannerSvg(theme: ThemeName, width: number, height: number): string {
  const kit = new Kit(themes[theme], hashOf(theme))
  const body = places[theme]({ kit, width, height })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${kit.definitions}${body}</svg>`
}
